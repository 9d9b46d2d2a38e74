/** Screens that pictures are made for, widest first. @see catalogue spec §9 */
export type ImageSize = 'wide' | 'desktop' | 'mobileLandscape' | 'mobilePortrait' | 'smallPhone';

const leastWidths = [
  [1440, 'wide'],
  [1024, 'desktop'],
  [768, 'mobileLandscape'],
  [426, 'mobilePortrait'],
] as const;

/** The kind of screen of a width. @see catalogue spec §9 */
export function imageSize(widthPx: number): ImageSize {
  return leastWidths.find(([least]) => widthPx >= least)?.[1] ?? 'smallPhone';
}
