export * from './recent-searches.ts';
export * from './recently-viewed.ts';
