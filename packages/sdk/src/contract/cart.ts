/** The shopper's carts. */

// modules that a bundler takes or leaves
export * from './cart-change.ts';
export { create, delete, deleteActive, merge } from './cart-life.ts';
export { active, get } from './cart-reading.ts';
