import { groutFor, roomMeasure } from '@basin/domain';
import type { Dimension } from '@basin/sdk';

const millimetresInInch = 25.4;

/**
 * Returns the kilograms of grout for an area of tile in square feet, including the overage. Returns undefined if
 * the tile has no joints.
 */
export function groutNeed(dimensions: readonly Dimension[], needed: number): number | undefined {
  const millimetres = (key: string) =>
    Number(dimensions.find((each) => each.key.toLowerCase() === key)?.inches.replace(',', '.') ?? NaN) *
    millimetresInInch;
  const [width, thickness, joint] = ['width', 'thickness', 'joint'].map(millimetres);
  if (!width || !thickness || !joint) return undefined;
  const tile = { length: millimetres('length') || width, width, thickness, joint };
  return needed > 0 ? groutFor(roomMeasure(needed, 'area', 'm'), tile) : 0;
}
