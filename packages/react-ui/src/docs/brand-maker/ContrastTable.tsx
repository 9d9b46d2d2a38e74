import type { PairContrast } from '../../brand/check-brand.ts';
import { Button } from '../../Button/Button.tsx';
import { DataTable } from '../../DataTable/DataTable.tsx';
import { Disclosure } from '../../Disclosure/Disclosure.tsx';
import { Notice } from '../../Notice/Notice.tsx';

interface ContrastTableProps {
  pairs: readonly PairContrast[];
  onFix: (pair: PairContrast) => void;
}

const columns = [
  { id: 'scheme', label: 'Scheme' },
  { id: 'pair', label: 'Pair' },
  { id: 'use', label: 'Used for' },
  { id: 'ratio', label: 'Contrast', numeric: true },
  { id: 'least', label: 'Needs', numeric: true },
  { id: 'fix', label: 'Nearest passing value' },
];
// truncated, not rounded: 4.496 is not 4.5
const figure = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The colour pairs of a brand: failing ones first, each with a button that fixes it. */
export function ContrastTable({ pairs, onFix }: ContrastTableProps) {
  const row = (pair: PairContrast) => ({
    id: `${pair.scheme} ${pair.front} ${pair.back}`,
    cells: [
      pair.scheme,
      `${pair.front} on ${pair.back}`,
      pair.use,
      figure(pair.ratio),
      `${pair.least}:1`,
      pair.nearest && (
        <Button size="small" onClick={() => onFix(pair)}>
          {pair.nearest.name} {pair.nearest.value}
        </Button>
      ),
    ],
  });
  const failing = pairs.filter(({ passes }) => !passes);
  return (
    <>
      <div role="status">
        {failing.length === 0 ? (
          <Notice tone="success">All {pairs.length} colour pairs pass.</Notice>
        ) : (
          <Notice tone="danger">
            {failing.length} of {pairs.length} colour pairs have too little contrast.
          </Notice>
        )}
      </div>
      {failing.length > 0 && <DataTable caption="Too little contrast" columns={columns} rows={failing.map(row)} />}
      <Disclosure summary="All pairs">
        <DataTable
          caption="All pairs"
          captionHidden
          columns={columns.slice(0, -1)}
          rows={pairs.map(row).map(withoutFix)}
        />
      </Disclosure>
    </>
  );
}

const withoutFix = <Row extends { cells: readonly unknown[] }>(row: Row) => ({
  ...row,
  cells: row.cells.slice(0, -1),
});
