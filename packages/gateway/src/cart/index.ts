export { readAddress } from './address.ts';
export { unitsBySku } from './bundle-lines.ts';
export { findCart, noSuchCart, saveCart } from './cart-store.ts';
export type { Cart, CartAddress, CartDiscountCode, CartTags, Written } from './cart.ts';
export { type CartChange, lockOpenCart, repriced } from './change-cart.ts';
export { type CartDraft, draftFrom } from './draft.ts';
export { type Shipment, type ShippingQuote, isUnlimited, quoteShipping, shortSkus } from './shipping-quote.ts';
export { outOfStock } from './stock.ts';
export { associateTagOf, tagsFrom } from './tags.ts';
