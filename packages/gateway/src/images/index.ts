export { answerFile, answerSvg, conditionsOf } from './answer-file.ts';
export { createImageCache } from './image-cache.ts';
export type { Masters } from './master.ts';
export { folderMasters } from './masters.ts';
export { nothingWhenMissing } from './nothing-when-missing.ts';
export { renderImage } from './render-image.ts';
