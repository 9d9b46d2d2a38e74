export * from './fraud-status.ts';
export * from './payment-type.ts';
export * from './shipping-type.ts';
export * from './split-by-shipping.ts';
