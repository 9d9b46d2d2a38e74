import { imageBreakpoints, imageFallbacks } from '@basin/domain';
import type { PictureUrl } from './use-images.ts';

/** The width of stored pictures, which limits the requested width. */
export const masterWidthPx = 1600;

/** The requested widths: at each breakpoint, plus smaller ones for cards and the full width for main pictures. */
const widthsPx = {
  card: [240, 360, ...imageBreakpoints],
  main: [...imageBreakpoints, masterWidthPx],
};
/** Whether a picture is one of many or the page's main one. */
export type PictureRole = keyof typeof widthsPx;

const plainWidthPx = 768;

/**
 * Few browsers support WebP but not AVIF. For the many pictures of a listing they get the JPEG, which avoids a second
 * set of URLs.
 */
const formats = { card: ['avif'], main: ['avif', 'webp'] } as const;

/** A picture in one format and every width. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** The sources of a `picture` element: the first format that the browser supports, else a JPEG. */
export interface PictureSources {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  /** Tried in order when the picture fails: the JPEG, then the placeholder picture. */
  readonly fallbacks: readonly string[];
}

/**
 * Returns the sources of a catalogue picture.
 *
 * @param sizes the display width, as the `sizes` attribute
 */
export function pictureSources(
  urlOf: PictureUrl,
  { name, sizes, role }: { name: string; sizes: string; role: PictureRole },
): PictureSources {
  const sources = formats[role].map((format) => ({
    type: `image/${format}`,
    srcSet: widthsPx[role].map((widthPx) => `${urlOf(name, widthPx, format)} ${widthPx}w`).join(', '),
    sizes,
  }));
  const [, ...fallbacks] = imageFallbacks(urlOf(name, plainWidthPx), '/placeholder.svg');
  return { src: fallbacks[0] ?? '', sources, fallbacks };
}
