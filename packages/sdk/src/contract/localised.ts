import * as z from 'zod/mini';
import { byName, type ByNameSchema } from './by-name.ts';

export interface LocalisedSchema extends ByNameSchema<z.ZodMiniString<string>> {}
/** Text by language or locale: `{ "en": "…", "fr": "…" }`. */
export const localisedSchema: LocalisedSchema = byName(z.string());
