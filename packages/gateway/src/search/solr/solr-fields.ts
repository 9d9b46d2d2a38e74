import { customerGroups } from '../../catalogue/index.ts';
import { priceField, type Locale } from '@basin/domain';
import type { EntryTexts } from '../word-index.ts';

/**
 * Returns the field of a Solr document with the words of a text in a language. Filter fields have their wire names.
 * Texts are stored as folded words, so that Solr's analysis changes nothing and both engines agree on stems and
 * accents. A document has the words of every language, for shoppers who search in another one.
 */
export const textField = (text: keyof EntryTexts, locale: Locale): string => `words_${text}_${locale}_ws`;

/** Normalized model numbers. */
export const modelsField = 'models_ss';
/** The number of variants that the document represents. */
export const variantsField = 'variants_i';
/** The default sort order. */
export const rankField = 'rank_d';
/** The state of the catalogue that a document was built from. */
export const generationField = 'generation_s';
export const languageField = 'language_s';
export const productField = 'ctId_s';

/** Number fields for filters, counts and sorting. */
export const numberFields: readonly string[] = [
  ...customerGroups.map((group) => priceField(group)),
  'RegionLaunchDate_dt',
];

/** The fields of the alphabetical positions of titles, by title field. */
export const titleOrders: Readonly<Record<string, string>> = { productName_s: 'productName_order_i' };

/** Returns the field to sort by. */
export const sortField = (field: string): string => titleOrders[field] ?? field;
