import english from '../texts/en/values.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

/** Attribute values that several designs share, so that filters have one spelling for each. */
export const values = demonstrationTexts('values', english);
