import type { CartCalls, CheckoutCalls, InventoryCalls, OrdersCalls } from '../calls.ts';

/** The calls that a cart needs. */
export interface CartOnlyCalls {
  readonly cart: CartCalls;
}

/** The calls that shopping needs. Every SDK has them. */
export interface ShoppingCalls {
  readonly cart: CartCalls;
  readonly checkout: CheckoutCalls;
  readonly inventory: InventoryCalls;
  readonly orders: OrdersCalls;
}
