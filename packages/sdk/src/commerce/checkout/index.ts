export type { AddressCheck, AddressCheckCalls } from './check-address.ts';
export {
  createCheckout,
  type Checkout,
  type CheckoutNounCalls,
  type CheckoutOptions,
  type PayPalApproval,
  type StartPayPal,
  type SubmittedCart,
} from './checkout.ts';
export type { CartVersion, CartDelivery, DeliveryProblem, Shipment, ShipTo } from './delivery.ts';
export { checkout } from './noun.ts';
export type {
  CardPayment,
  OrderKeys,
  OrderProblem,
  PaymentMethod,
  PayPalPayment,
  PlacedOrder,
  PlaceOrder,
} from './place-order.ts';
export type { ShippingMethod, ShippingQuote } from './shipping-cost.ts';
