export { readAddress } from './address.ts';
export { unitsBySku } from './bundle-lines.ts';
export { withCalculation } from './calculation.ts';
export { emptyCart, findCart, moveCartEmail, noSuchCart, openCart, saveCart } from './cart-store.ts';
export type { Cart, CartAddress, CartDiscountCode, CartTags, WithRequired } from './cart.ts';
export { type CartChange, lockOpenCart, repriceCart } from './change-cart.ts';
export { type CartDraft, draftFrom, skusIn } from './draft.ts';
export { carryOverSavedItems } from './saved-items.ts';
export {
  type Shipment,
  type ShippingQuote,
  isUnlimited,
  isUnsold,
  quoteShipping,
  shortSkus,
} from './shipping-quote.ts';
export { notSold, outOfStock } from './stock.ts';
export { associateTagOf, tagsFrom } from './tags.ts';
export { shippingTaxCents } from './tax.ts';
