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
