import { preload } from 'react-dom';
import type { PictureSources } from './picture-sources.ts';

/**
 * Has the browser fetch the main picture of a page from its head on, before it finds it in the body: in the first format,
 * by whoever knows that one.
 */
export function preloadPicture({ src, sources: [best] }: PictureSources): void {
  if (!best) return;
  const { type, srcSet, sizes } = best;
  preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
