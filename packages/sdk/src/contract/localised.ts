import * as z from 'zod/mini';

/** Text by language or locale: `{ "en": "…", "fr": "…" }`. */
export const localisedSchema = z.record(z.string(), z.string());
