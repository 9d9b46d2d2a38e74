/** How many swatches fit: 3 or 5 by width, 5 or 7 in the wider mode. @see catalogue spec §9 */
export function swatchCount(widthPx: number, isWiderMode = false): 3 | 5 | 7 {
  if (isWiderMode) return widthPx < 1330 ? 5 : 7;
  return widthPx < 1330 ? 3 : 5;
}
