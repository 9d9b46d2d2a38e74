export * from './author-preview.ts';
export * from './downloads.ts';
export * from './localised.ts';
export * from './messages.ts';
export * from './page-kind.ts';
