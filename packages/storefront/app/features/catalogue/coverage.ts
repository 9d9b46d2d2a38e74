import type { CoverageMeasure } from '@basin/domain';
import type { Product } from '@basin/sdk';

/** How tile and trim are sold. */
export interface CoverageView {
  readonly soldByBox: boolean;
  /** `SF` for square feet, `LF` for linear feet, `EA` for pieces. */
  readonly unit: string;
  /** Square or linear feet. */
  readonly perUnit: number;
}

/** How a product is sold when it is tile or trim; undefined for every other. */
export const coverageOf = ({ coveragePerUnit, soldByBox, soldByUom }: Product): CoverageView | undefined =>
  coveragePerUnit === undefined || coveragePerUnit <= 0
    ? undefined
    : {
        perUnit: coveragePerUnit,
        soldByBox: soldByBox === true,
        unit: soldByUom ?? 'EA',
      };

/** What its coverage is measured in. */
export const coverageMeasure = ({ unit }: CoverageView): CoverageMeasure => (unit === 'LF' ? 'length' : 'area');
