import { preload } from 'react-dom';
import type { PictureSources } from './picture-sources.ts';

/** Preloads a page's main picture from its head, in its first format and only in browsers that support it. */
export function preloadPicture({ src, sources: [best] }: PictureSources): void {
  if (!best) return;
  const { type, srcSet, sizes } = best;
  preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
