/** Languages of the shop, the first part of a path. @see platform spec §9 */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** @see catalogue spec §9 */
export const defaultLanguage = 'en' satisfies Locale;
/** Language tag of calls and formats. @see catalogue spec §9 */
export const defaultLocaleTag = 'en-US';
/** @see platform spec §9 */
export const defaultLocalePath = '/en';

/** Language tag of each path locale. @see docs/domain.md A04 */
export const localeTags = { en: 'en-US', fr: 'fr-CA' } as const satisfies Record<Locale, string>;
