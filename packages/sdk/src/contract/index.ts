import type { Contract } from './call.ts';
import { cartCalls } from './cart.ts';
import { checkoutCalls } from './checkout.ts';
import { configCalls } from './config.ts';
import { contentCalls } from './content.ts';
import { customerCalls } from './customer.ts';
import { identityCalls } from './identity.ts';
import { inventoryCalls } from './inventory.ts';
import { orderCalls } from './orders.ts';
import { productCalls } from './product.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';

export * from './call.ts';
export * from './cart.ts';
export * from './cart-action.ts';
export * from './checkout.ts';
export * from './order.ts';
export * from './orders.ts';
export * from './product.ts';
export * from './product-document.ts';
export * from './facet.ts';
export type { SearchResults } from './search-answer.ts';
export * from './inventory.ts';
export * from './search.ts';
export * from './config.ts';
export * from './content.ts';
export * from './customer.ts';
export * from './identity.ts';
export * from './identity-url.ts';
export * from './page-model.ts';
export * from './refusal.ts';
export * from './session.ts';
export * from './site-config.ts';

/** Every call by area: the client has functions of these names, the gateway handlers. */
export const contract = {
  session: sessionCalls,
  config: configCalls,
  content: contentCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  customer: customerCalls,
  identity: identityCalls,
  search: searchCalls,
  product: productCalls,
  inventory: inventoryCalls,
} satisfies Contract;
