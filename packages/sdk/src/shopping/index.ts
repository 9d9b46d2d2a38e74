export { cartAfterSignIn } from './cart-after-sign-in.ts';
export {
  addItems,
  changeQuantity,
  removeLine,
  type CartChange,
  type NewItem,
  type QuantityChange,
  type QuantityNotice,
} from './change-items.ts';
export { changeCart, findCart, openCart, type CartIntent, type Shopper } from './open-cart.ts';
export { assignShipments, shipCart, type ShippedCart } from './ship-cart.ts';
export type { ShoppingCalls } from './shopping-calls.ts';
export { placeOrder, type OrderProblem, type OrderDraft, type PaymentMeans, type PlacedOrder } from './place-order.ts';
