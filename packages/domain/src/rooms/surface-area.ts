/** A rectangle: a wall, a floor, a window. */
export interface Rectangle {
  readonly width: number;
  readonly height: number;
}

/** A surface to tile, less its doors and windows. */
export interface Surface extends Rectangle {
  readonly openings?: readonly Rectangle[] | undefined;
}

/**
 * The area to tile, in the square of the unit that lengths are in, lengths to the hundredth.
 *
 * @throws {RangeError} when a length is negative, no number or beyond ten thousand, or openings are larger than their surface
 */
export function surfaceArea(surfaces: readonly Surface[]): number {
  let area = 0;
  for (const surface of surfaces) {
    const openings = (surface.openings ?? []).reduce((sum, opening) => sum + areaOf(opening), 0);
    const left = areaOf(surface) - openings;
    if (left < 0) throw new RangeError('Openings exceed their surface');
    area += left;
  }
  return area / 10_000;
}

/** In ten-thousandths, so that lengths to the hundredth multiply exactly. */
function areaOf({ width, height }: Rectangle): number {
  return hundredths(width) * hundredths(height);
}

function hundredths(length: number): number {
  if (!(length >= 0 && length <= 10_000)) throw new RangeError(`Not a measure of a room: ${length}`);
  return Math.round(length * 100);
}
