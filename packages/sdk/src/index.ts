export type * from './calls.ts';
export * from './client/configured-paths.ts';
export * from './client/create-client.ts';
export * from './client/drift.ts';
export * from './client/errors.ts';
export * from './client/retry-budget.ts';
export * from './client/retry-on-conflict.ts';
export type { WaitOptions } from './client/deadline.ts';
export type { Fetch, HookContext, Hooks } from './client/send.ts';
export * from './client/upload-progress.ts';
export * from './client/upload.ts';
export * from './client/with-basic-auth.ts';
export * from './client/with-signal.ts';
export * from './commerce/account/index.ts';
export * from './commerce/contact/index.ts';
export type { Customer } from './commerce/account/index.ts';
export { cart } from './commerce/cart/noun.ts';
export type { NewItem, QuantityNotice } from './commerce/cart/change-items.ts';
export type { CartAddition } from './commerce/cart/fit-accessories.ts';
export type { CartOnlyCalls, Shopper } from './commerce/cart/open-cart.ts';
export type { CartCode, CodeRejection } from './commerce/cart/discount-codes.ts';
export type { Cart, CartSums, LineItem, TaxPortion } from './commerce/cart/read-cart.ts';
export {
  createCart,
  type CartNounCalls,
  type CartOptions,
  type ChangedCart,
  type EnteredCode,
  type ShopperCart,
} from './commerce/cart/shopper-cart.ts';
export * from './commerce/checkout/index.ts';
export * from './commerce/content/index.ts';
export * from './commerce/favourites/index.ts';
export * from './commerce/inspiration/index.ts';
export * from './commerce/files/index.ts';
export * from './commerce/location/index.ts';
export { orders } from './commerce/orders/noun.ts';
export {
  createOrders,
  type FindOrder,
  type ListOrders,
  type OrderProof,
  type Orders,
  type OrdersNounCalls,
  type OrdersOptions,
} from './commerce/orders/orders.ts';
export type {
  ExpectedShipment,
  Order,
  OrderedUnits,
  OrderPayment,
  Refund,
  Return,
  Tracking,
  UnitsOfLine,
} from './commerce/orders/read-order.ts';
export {
  createSharedCarts,
  sharedCarts,
  type ShareCart,
  type SharedCart,
  type SharedCarts,
  type SharedCartsNounCalls,
  type SharedCartsOptions,
  type SharedItemsAdded,
  type SharedLine,
} from './commerce/shared-carts/index.ts';
export * from './commerce/stores/index.ts';
export * from './commerce/products/index.ts';
export { products } from './commerce/products/noun.ts';
export { centAmountOf, moneyFrom, type Money } from './commerce/money.ts';
export {
  addressDraftFrom,
  deliveryAddressFrom,
  postalAddressFrom,
  type DeliveryAddress,
  type PostalAddress,
  type PostalAddressInput,
} from './commerce/postal-address.ts';
export * from './config/config-cache.ts';
export * from './contract/index.ts';
export * from './create-calls.ts';
export * from './sdk-options.ts';
export * from './create-sdk.ts';
export * from './errors/index.ts';
export * from './storage/index.ts';
export type { Logger } from './logger.ts';
export * from './scripts/index.ts';
export type { IssuedTokens } from './session/expiry.ts';
export * from './session/guest-session.ts';
export * from './session/guest-token-calls.ts';
export * from './session/refresh-calls.ts';
export * from './session/token-calls.ts';
export * from './session/token-claims.ts';
export type { TokenCalls } from './session/extend-session.ts';
export * from './session/token-session.ts';
export * from './session/token-store.ts';
export type { SessionTokens } from './session/with-session.ts';
export * from './state/index.ts';
