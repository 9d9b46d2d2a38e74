import { groutFor, roomMeasure } from '@basin/domain';
import type { Dimension } from '@basin/sdk';

const millimetresInInch = 25.4;

/** Kilograms of grout for square feet of tile, its overage counted; undefined for what has no joints, and for no area. */
export function groutNeed(dimensions: readonly Dimension[], needed: number): number | undefined {
  const millimetres = (key: string) =>
    Number(dimensions.find((each) => each.key.toLowerCase() === key)?.inches.replace(',', '.') ?? NaN) *
    millimetresInInch;
  const [width, thickness, joint] = ['width', 'thickness', 'joint'].map(millimetres);
  if (!(needed > 0) || !width || !thickness || !joint) return undefined;
  const tile = { length: millimetres('length') || width, width, thickness, joint };
  return groutFor(roomMeasure(needed, 'area', 'm'), tile);
}
