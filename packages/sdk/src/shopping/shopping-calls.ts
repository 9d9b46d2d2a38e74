import type { AreaClient } from '../client/create-client.ts';
import type * as cartCalls from '../contract/cart.ts';
import type { checkoutCalls } from '../contract/checkout.ts';
import type { inventoryCalls } from '../contract/inventory.ts';
import type { orderCalls } from '../contract/orders.ts';

/** The calls that shopping is made of; an SDK has them. */
export interface ShoppingCalls {
  readonly cart: AreaClient<typeof cartCalls>;
  readonly checkout: AreaClient<typeof checkoutCalls>;
  readonly inventory: AreaClient<typeof inventoryCalls>;
  readonly orders: AreaClient<typeof orderCalls>;
}
