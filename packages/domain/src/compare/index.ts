export * from './compare-list.ts';
export * from './shows-compare-bar.ts';
