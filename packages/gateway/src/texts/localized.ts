import * as z from 'zod';

/** Text by locale; a missing language falls back to the default language. */
export const localizedSchema = z.object({ en: z.string().min(1) }).catchall(z.string().min(1));
export type Localized = z.output<typeof localizedSchema>;
