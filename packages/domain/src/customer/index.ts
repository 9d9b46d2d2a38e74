export * from './account-type.ts';
export * from './address-actions.ts';
export * from './address.ts';
export * from './profile-actions.ts';
export * from './split-addresses.ts';
