import * as z from 'zod/mini';
import { byName, type ByNameSchema } from './by-name.ts';
import { anyText } from './values.ts';

export interface LocalisedSchema extends ByNameSchema<z.ZodMiniString<string>> {}
/** Texts by language or locale: `{ "en": "…", "fr": "…" }`. */
export const localisedSchema: LocalisedSchema = byName(anyText);
