import * as z from '#zod';

/** Text by language or locale: `{ "en": "…", "fr": "…" }`. */
export const localisedSchema = z.record(z.string(), z.string());
