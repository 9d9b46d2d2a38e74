export * from './image-fallbacks.ts';
export * from './image-size.ts';
export * from './image-url.ts';
export * from './swatch-url.ts';
