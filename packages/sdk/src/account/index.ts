export * from './profile.ts';
export * from './registration.ts';
