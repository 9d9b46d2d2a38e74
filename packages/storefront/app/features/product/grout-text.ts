import { groutFor, roomMeasure } from '@basin/domain';
import type { Dimension } from '@basin/sdk';

interface GroutNeed {
  readonly dimensions: readonly Dimension[];
  /** Square feet with the overage. */
  readonly needed: number;
  readonly isMetric: boolean;
  readonly number: (value: number) => string;
}

const millimetresInInch = 25.4;
const poundsInKilogram = 2.20462;

/** How much grout an area of tile takes, such as `12 lb`; undefined for what has no joints, and for no area. */
export function groutText({ dimensions, needed, isMetric, number }: GroutNeed): string | undefined {
  const millimetres = (key: string) =>
    Number(dimensions.find((each) => each.key.toLowerCase() === key)?.inches.replace(',', '.') ?? NaN) *
    millimetresInInch;
  const [width, thickness, joint] = ['width', 'thickness', 'joint'].map(millimetres);
  if (!(needed > 0) || !width || !thickness || !joint) return undefined;
  const tile = { length: millimetres('length') || width, width, thickness, joint };
  const kilograms = groutFor(roomMeasure(needed, 'area', 'm'), tile);
  return isMetric ? `${number(Math.ceil(kilograms))} kg` : `${number(Math.ceil(kilograms * poundsInKilogram))} lb`;
}
