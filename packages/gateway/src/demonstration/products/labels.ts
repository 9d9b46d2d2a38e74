import english from '../texts/en/labels.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

/** The labels of the specification table, by measure and by attribute. */
export const labels = demonstrationTexts('labels', english);

/** The measures of designs. */
export type MeasureKey = keyof typeof labels.measures;
export type AttributeKey = keyof typeof labels.attributes;

/** Attributes of the specification table that are not filters of listings. */
export const unfiltered: ReadonlySet<AttributeKey> = new Set([
  'valve',
  'connection',
  'power',
  'orientation',
  'load',
  'edge',
  'sheet',
  'fits',
  'duration',
]);
