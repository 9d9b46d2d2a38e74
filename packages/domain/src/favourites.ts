import { parseIsoDate } from './dates.ts';

/** A saved product. @see catalogue spec §3 */
export interface FavouriteProduct {
  readonly id: string;
  /** Joins the catalogue's commerce product id. */
  readonly productId: string;
  readonly sku: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** A saved picture, video or article. @see catalogue spec §3 */
export interface FavouriteText {
  readonly id: string;
  readonly name: LocalisedText;
  readonly description?: LocalisedText | undefined;
  readonly itemType?: string | undefined;
  readonly link?: string | undefined;
  readonly thumbnail?: string | undefined;
  readonly articleType?: string | undefined;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** Texts by locale, `en` or `en-US`. */
export type LocalisedText = Readonly<Record<string, string>>;

/** A list of favourites, or another list of the customer. @see catalogue spec §3 */
export interface FavouritesList {
  readonly id: string;
  readonly version: number;
  readonly name: LocalisedText;
  readonly lineItems: readonly FavouriteProduct[];
  readonly textLineItems: readonly FavouriteText[];
}

/** The name of the list that holds the favourites, in every locale. @see catalogue spec §3 */
export const favouritesName = 'Favorites';

/** Favourites enriched in one search. @see catalogue spec §9 */
export const favouritesRows = 50;

/** A list that nobody touches is deleted after so long. @see platform spec §9 */
export const inactiveListDays = 30;

/**
 * The customer's favourites: the list of that name in the current locale, of several the one of the highest version. Undefined when
 * there is none.
 *
 * @param locale `en` or `en-US`; a name under the full locale or under its language counts
 * @see catalogue spec §5
 */
export function findFavourites<List extends Pick<FavouritesList, 'name' | 'version'>>(
  lists: readonly List[],
  locale: string,
): List | undefined {
  const [language = locale] = locale.split('-');
  let favourites: List | undefined;
  for (const list of lists) {
    const isNamed = (list.name[locale] ?? list.name[language]) === favouritesName;
    if (isNamed && list.version > (favourites?.version ?? -1)) favourites = list;
  }
  return favourites;
}

/** Returns favourites by the time they were added, newest first; those of one time in their order, unreadable times last. @see catalogue spec §9 */
export function newestFirst<Item extends { readonly addedAt: string }>(items: readonly Item[]): Item[] {
  const times = new Map(items.map((item) => [item, parseIsoDate(item.addedAt)?.getTime() ?? -Infinity])); // parsed once each, not once a comparison
  return items.toSorted((a, b) => Number(times.get(b)) - Number(times.get(a)));
}

/** A change that takes a favourite out, spelt as on the wire. @see catalogue spec §7 */
export type FavouriteRemoval =
  | { readonly action: 'removeLineItem'; readonly lineItemId: string }
  | { readonly action: 'removeTextLineItem'; readonly textLineItemId: string };

/** The action that removes a saved item: a product if its id is among the products, otherwise a text. @see catalogue spec §5 */
export function removalOf(id: string, { lineItems }: Pick<FavouritesList, 'lineItems'>): FavouriteRemoval {
  return lineItems.some((item) => item.id === id)
    ? { action: 'removeLineItem', lineItemId: id }
    : { action: 'removeTextLineItem', textLineItemId: id };
}
