/** What a form says of a favourite: a product by its sku, or an article by its path. */
export const favouriteFields = {
  intent: 'intent',
  sku: 'sku',
  article: 'article',
  returnTo: 'returnTo',
  stay: 'stay',
} as const;

export type FavouriteIntent = 'add' | 'remove';

/** A product or an article to save or to let go. */
export type FavouriteWish = { readonly intent: FavouriteIntent } & (
  { readonly sku: string } | { readonly article: string }
);

/** What came of it; who is not signed in is asked to, and the wish is kept until then. */
export type FavouriteAnswer = 'added' | 'removed' | 'failed' | 'signIn';
