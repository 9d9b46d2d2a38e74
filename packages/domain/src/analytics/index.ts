export * from './user-analytics.ts';
