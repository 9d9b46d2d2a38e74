export * from './browser-lists.ts';
export * from './kept-value.ts';
