import { parseIsoDate } from './dates.ts';

/** A saved product. @see catalogue spec §3 */
export interface FavouriteProduct {
  readonly id: string;
  /** Matches the catalogue's commerce product id. */
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

/** Strings by locale, `en` or `en-US`. */
export type LocalisedText = Readonly<Record<string, string>>;

/** A favourites list, or another list of the customer. @see catalogue spec §3 */
export interface FavouritesList {
  readonly id: string;
  readonly version: number;
  readonly name: LocalisedText;
  readonly lineItems: readonly FavouriteProduct[];
  readonly textLineItems: readonly FavouriteText[];
}

/** The name of the favourites list in every locale. @see catalogue spec §3 */
export const favouritesName = 'Favorites';

/** The number of favourites that one search enriches. @see catalogue spec §9 */
export const favouritesRows = 50;

/** Days after which an unchanged list is deleted. @see platform spec §9 */
export const inactiveListDays = 30;

/**
 * Returns the customer's favourites: the list with that name in the current locale, with the highest version if there
 * are several. Returns undefined when no list matches.
 *
 * @param locale `en` or `en-US`; the name may be stored under the full locale or under its language
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

/**
 * Returns favourites sorted by the time they were added, newest first. Equal times keep their order; invalid times come
 * last.
 *
 * @see catalogue spec §9
 */
export function sortFavourites<Item extends { readonly addedAt: string }>(items: readonly Item[]): Item[] {
  const times = new Map(items.map((item) => [item, parseIsoDate(item.addedAt)?.getTime() ?? -Infinity])); // parsed once per item, not once per comparison
  return items.toSorted((a, b) => Number(times.get(b)) - Number(times.get(a)));
}

/** A change that removes a favourite, spelt as on the wire. @see catalogue spec §7 */
export type FavouriteRemoval =
  | { readonly action: 'removeLineItem'; readonly lineItemId: string }
  | { readonly action: 'removeTextLineItem'; readonly textLineItemId: string };

/**
 * Returns the action that removes a saved item: as a product if its id is among the products, otherwise as a text item.
 *
 * @see catalogue spec §5
 */
export function favouriteRemoval(id: string, { lineItems }: Pick<FavouritesList, 'lineItems'>): FavouriteRemoval {
  return lineItems.some((item) => item.id === id)
    ? { action: 'removeLineItem', lineItemId: id }
    : { action: 'removeTextLineItem', textLineItemId: id };
}
