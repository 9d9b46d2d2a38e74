import english from '../texts/en/values.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

/** Attribute values that several designs share, so that a filter spells each in one way. */
export const values = demonstrationTexts('values', english);
