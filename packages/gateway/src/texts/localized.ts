import * as z from 'zod';

/** Text by locale. A language without one shows the text of the default language. */
export const localizedSchema = z.object({ en: z.string().min(1) }).catchall(z.string().min(1));
export type Localized = z.output<typeof localizedSchema>;
