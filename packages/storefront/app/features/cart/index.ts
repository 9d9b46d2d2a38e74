export { CartPage } from './CartPage.tsx';
export { CartPreviewOnDemand } from './CartPreviewOnDemand.tsx';
export { previewCart } from './preview-cart.ts';
export { SharedCartPage } from './SharedCartPage.tsx';
export { SummaryLines } from './SummaryLines.tsx';
export { Sums } from './Sums.tsx';
export { type AdditionResult, additionFields, roomBounds } from './addition.ts';
export { type CartLineView, type CartView, type CartViewOptions, cartView, lineViews } from './cart-view.ts';
export { quantityText } from './quantity-text.ts';
