import { preload } from 'react-dom';

/** Has the browser fetch the main picture of a page from its head on, before it finds it in the body. */
export function preloadPicture({ src, srcSet, sizes }: { src: string; srcSet: string; sizes: string }): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
