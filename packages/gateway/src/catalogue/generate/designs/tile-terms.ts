import type { Product } from '../../product.ts';
import { values } from '../values.ts';

type Coverage = NonNullable<Product['coverage']>;

export const box = (coveragePerUnit: number, piecesPerUnit: number): Coverage => ({
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  coveragePerUnit,
  piecesPerUnit,
});
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
