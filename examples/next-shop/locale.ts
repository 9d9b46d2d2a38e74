import type { Locale } from '@basin/domain';

/** The language of catalogue, prices and card form; the pages contain their own texts. */
export const locale: Locale = 'en';
