import { customerGroups } from '../../catalogue/index.ts';
import { priceField, type Locale } from '@basin/domain';
import type { EntryTexts } from '../word-index.ts';

/**
 * The field of a Solr document that holds texts of a language. Values that filter keep the names of the wire; texts are
 * stored as the words that the search compares, so that Solr's own analysis has nothing to add and both engines agree
 * on stems and accents. A document has the words of every language, for shoppers who type those of another.
 */
export const textField = (text: keyof EntryTexts, locale: Locale): string => `words_${text}_${locale}_ws`;

/** Model numbers without what people leave out. */
export const MODELS = 'models_ss';
/** How many variants the document stands for. */
export const VARIANTS = 'variants_i';
/** Where a document stands when nothing else decides. */
export const RANK = 'rank_d';
/** The state of the catalogue that a document was made from. */
export const GENERATION = 'generation_s';
export const LANGUAGE = 'language_s';
export const PRODUCT = 'ctId_s';

/** Numbers by which documents are filtered, counted and sorted. */
export const numberFields: readonly string[] = [
  ...customerGroups.map((group) => priceField(group)),
  'RegionLaunchDate_dt',
];

/** A title's place in the order of its language, by the title's field. */
export const titleOrders: Readonly<Record<string, string>> = { productName_s: 'productName_order_i' };

/** The number that a field is sorted by. */
export const sortField = (field: string): string => titleOrders[field] ?? field;
