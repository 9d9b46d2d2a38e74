/** Names of the fields of a form that changes a favourite: a product by its sku, or an article by its path. */
export const favouriteFields = {
  intent: 'intent',
  sku: 'sku',
  article: 'article',
  returnTo: 'returnTo',
  stay: 'stay',
} as const;

/** The outcome of a change; `signIn` for a guest, whose change waits until they have signed in. */
export type FavouriteResult = 'added' | 'removed' | 'failed' | 'signIn';

/** The response to a form with `stay`: an object, by which a page tells a second change with the same outcome apart. */
export interface FavouriteResponse {
  readonly result: FavouriteResult;
}
