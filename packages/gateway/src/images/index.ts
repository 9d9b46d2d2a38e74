export { serveFile, serveSvg, checkPreconditions } from './serve-file.ts';
export { createImageCache } from './image-cache.ts';
export type { Masters } from './master.ts';
export { folderMasters, isPictureName } from './masters.ts';
export { ignoreNotFound } from './ignore-not-found.ts';
export { renderImage } from './render-image.ts';
