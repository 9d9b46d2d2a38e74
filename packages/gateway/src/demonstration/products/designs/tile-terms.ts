import type { Product } from '../../../catalogue/index.ts';
import { values } from '../values.ts';

type Coverage = NonNullable<Product['coverage']>;

/** Tile by the box: the square feet that a box covers, and its pieces. */
export const box = (coveragePerUnit: number, piecesPerUnit: number): Coverage => ({
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  coveragePerUnit,
  piecesPerUnit,
});
/** Trim by the box: the linear feet of a box, and its pieces. */
export const pieces = (coveragePerUnit: number, piecesPerUnit: number): Coverage => ({
  productType: 'trim',
  soldByBox: true,
  soldByUom: 'LF',
  coveragePerUnit,
  piecesPerUnit,
});
export const wallOnly = { application: [values.wallUse, values.showerUse] };
export const everywhere = { application: [values.wallUse, values.floorUse, values.showerUse] };
export const wetFloor = { application: [values.wallUse, values.floorUse, values.showerUse, values.showerFloorUse] };
