export * from './account-type.ts';
