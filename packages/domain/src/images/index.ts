export * from './image-fallbacks.ts';
export * from './image-url.ts';
