import { imageBreakpoints, imageFallbacks } from '@basin/domain';
import type { PictureAddress } from './use-images.ts';

/** How wide pictures are kept, and so the most that is asked for. */
export const masterWidthPx = 1600;

/** In which widths a picture is asked for: at each breakpoint, and below them beside others, or above them alone. */
const widthsPx = {
  card: [240, 360, ...imageBreakpoints],
  main: [...imageBreakpoints, masterWidthPx],
};
/** Whether a picture is one of many or what the page shows at large. */
export type PictureRole = keyof typeof widthsPx;

const plainWidthPx = 768;

/** Few browsers know WebP alone: for the many pictures of a listing they get the JPEG, so that its addresses stand there once. */
const formats = { card: ['avif'], main: ['avif', 'webp'] } as const;

/** A picture in one format, in every width. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** What a `picture` shows: the first format that the browser knows, else a plain JPEG. */
export interface PictureSources {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  /** Tried in turn when the picture fails: the JPEG, then the placeholder picture. */
  readonly fallbacks: readonly string[];
}

/**
 * A picture of the catalogue in the width that the screen needs.
 *
 * @param sizes how wide it is shown, as `sizes` of an `img` says it
 */
export function pictureSources(
  address: PictureAddress,
  { name, sizes, role }: { name: string; sizes: string; role: PictureRole },
): PictureSources {
  const sources = formats[role].map((format) => ({
    type: `image/${format}`,
    srcSet: widthsPx[role].map((widthPx) => `${address(name, widthPx, format)} ${widthPx}w`).join(', '),
    sizes,
  }));
  const [, ...fallbacks] = imageFallbacks(address(name, plainWidthPx), '/placeholder.svg');
  return { src: fallbacks[0] ?? '', sources, fallbacks };
}
