/** The shopper's carts. */

// modules that a bundler takes or leaves
export * from './cart-change.ts';
export * from './cart-life.ts';
export * from './cart-reading.ts';
