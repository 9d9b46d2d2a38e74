export * from './orders.ts';
export * from './profile.ts';
export * from './registration.ts';
