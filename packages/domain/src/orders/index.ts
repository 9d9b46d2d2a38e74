export * from './is-in-post-order-period.ts';
export * from './order-details-link.ts';
export * from './order-lookup.ts';
export * from './order-status.ts';
