/** The shopper's carts. */

// separate modules, so that a bundler can leave them out
export * from './cart-change.ts';
export * from './cart-lifecycle.ts';
export * from './cart-read.ts';
