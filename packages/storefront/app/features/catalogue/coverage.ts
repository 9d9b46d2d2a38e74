import type { CoverageMeasure } from '@basin/domain';
import type { Coverage } from '@basin/sdk';

/** What the coverage of tile or trim is measured in. */
export const coverageMeasure = ({ unit }: Coverage): CoverageMeasure => (unit === 'LF' ? 'length' : 'area');
