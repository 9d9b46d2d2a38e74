import { isCartEmpty } from './empty-cart.ts';
import type { LineItem } from './line-item.ts';

/** What happens to the carts at login: an anonymous cart with items is merged, otherwise the active cart is fetched. @see platform spec §4 */
export function cartAfterLogin(anonymousLines: readonly LineItem[]): 'merge' | 'fetchActive' {
  return isCartEmpty(anonymousLines) ? 'fetchActive' : 'merge';
}
