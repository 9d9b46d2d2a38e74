import type { FavouritesList } from './favourites-list.ts';

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
