import type { Contract } from './call.ts';
import { assetCalls } from './assets.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { configCalls } from './config.ts';
import { contentCalls } from './content.ts';
import { crmCalls } from './crm.ts';
import { customerCalls } from './customer.ts';
import { discountCalls } from './discount.ts';
import { favouritesCalls } from './favourites.ts';
import { featureCalls } from './features.ts';
import { identityCalls } from './identity.ts';
import { inventoryCalls } from './inventory.ts';
import { mapsCalls } from './maps.ts';
import { membershipCalls } from './membership.ts';
import { orderHistoryCalls } from './order-history.ts';
import { orderCalls } from './orders.ts';
import { payPalCalls } from './pay-pal.ts';
import { productCalls } from './product.ts';
import { recoveryCalls } from './recovery.ts';
import { registrationCalls } from './registration.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { sharedCartCalls } from './shared-cart.ts';
import { storeCalls } from './stores.ts';

export * from './assets.ts';
export * from './call.ts';
export * from './cart-action.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export * from './checkout.ts';
export * from './config.ts';
export * from './content.ts';
export * from './crm.ts';
export * from './customer.ts';
export * from './discount.ts';
export * from './facet.ts';
export * from './favourites.ts';
export * from './features.ts';
export * from './identity-url.ts';
export * from './identity.ts';
export * from './inventory.ts';
export * from './maps.ts';
export * from './membership.ts';
export * from './order-history.ts';
export * from './order.ts';
export * from './orders.ts';
export * from './page-model.ts';
export * from './pay-pal.ts';
export * from './product-document.ts';
export * from './product.ts';
export * from './recovery.ts';
export * from './refusal.ts';
export * from './registration.ts';
export type { SearchResults } from './search-answer.ts';
export * from './search.ts';
export * from './session.ts';
export * from './shared-cart.ts';
export * from './site-config.ts';
export * from './stores.ts';

/** Every call by area: the client has functions of these names, the gateway handlers. */
export const contract = {
  session: sessionCalls,
  config: configCalls,
  content: contentCalls,
  features: featureCalls,
  cart: cartCalls,
  discount: discountCalls,
  sharedCart: sharedCartCalls,
  checkout: checkoutCalls,
  payPal: payPalCalls,
  orders: orderCalls,
  orderHistory: orderHistoryCalls,
  customer: customerCalls,
  membership: membershipCalls,
  identity: identityCalls,
  recovery: recoveryCalls,
  maps: mapsCalls,
  stores: storeCalls,
  crm: crmCalls,
  catalogue: catalogueCalls,
  search: searchCalls,
  product: productCalls,
  inventory: inventoryCalls,
  favourites: favouritesCalls,
  registration: registrationCalls,
  assets: assetCalls,
} satisfies Contract;
