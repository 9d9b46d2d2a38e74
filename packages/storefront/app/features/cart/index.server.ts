export { cartCount } from './cart-count.server.ts';
export { noticeOf, rejectionOf } from './cart-notices.server.ts';
export { handleCartForm, loadCart } from './cart-page.server.ts';
export { cartViewOptions } from './cart-view-options.server.ts';
export { queueMergeNotices, linesToMerge } from './merge-notices.server.ts';
export { readAddition } from './read-addition.ts';
export { addSharedCart, loadSharedCart } from './shared-cart.server.ts';
export { findShopperCart, isSessionGone } from './shopper.server.ts';
export { unsoldProductKeys } from './unsold-keys.ts';
