export { sharedCarts } from './noun.ts';
export {
  createSharedCarts,
  type ShareCart,
  type SharedCart,
  type SharedCarts,
  type SharedCartsNounCalls,
  type SharedCartsOptions,
  type SharedItemsAdded,
  type SharedLine,
} from './shared-carts.ts';
