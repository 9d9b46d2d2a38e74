import type { StoredCartIds } from '@basin/domain';
import { keptValue, type KeptValue, type TextStorage } from './kept-value.ts';

/** The cart identifiers that a page keeps: its cart, the customer's cart of an associate, a shared cart. */
export interface CartIds extends StoredCartIds {
  readonly sharedCartId?: string | undefined;
}

/** Cart identifiers in a browser's storage; all of them go when an order is made. @see platform spec §4 */
export function keptCartIds(storage: TextStorage): KeptValue<CartIds> & { readonly clear: () => void } {
  const kept = keptValue<CartIds>(storage, 'basin.cart-ids', {
    nothing: {},
    isValue: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });
  return { ...kept, clear: () => kept.write({}) };
}
