import type { PairContrast } from '../../brand/check-brand.ts';
import { Button } from '../../Button/Button.tsx';
import { DataTable } from '../../DataTable/DataTable.tsx';
import { Disclosure } from '../../Disclosure/Disclosure.tsx';
import { Notice } from '../../Notice/Notice.tsx';

interface ContrastTableProps {
  pairs: readonly PairContrast[];
  onRepair: (pair: PairContrast) => void;
}

const columns = [
  { id: 'scheme', label: 'Scheme' },
  { id: 'pair', label: 'Pair' },
  { id: 'use', label: 'Seen in' },
  { id: 'ratio', label: 'Contrast', numeric: true },
  { id: 'least', label: 'Needs', numeric: true },
  { id: 'repair', label: 'Nearest that passes' },
];
// cut, not rounded: 4.496 is not 4.5
const figure = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Every used pair of a brand: those that are too close first, each with a button that repairs it. */
export function ContrastTable({ pairs, onRepair }: ContrastTableProps) {
  const row = (pair: PairContrast) => ({
    id: `${pair.scheme} ${pair.front} ${pair.back}`,
    cells: [
      pair.scheme,
      `${pair.front} on ${pair.back}`,
      pair.use,
      figure(pair.ratio),
      `${pair.least}:1`,
      pair.nearest && (
        <Button size="small" onClick={() => onRepair(pair)}>
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
          <Notice tone="success">All {pairs.length} pairs of colours pass.</Notice>
        ) : (
          <Notice tone="danger">
            {failing.length} of {pairs.length} pairs of colours are too close.
          </Notice>
        )}
      </div>
      {failing.length > 0 && <DataTable caption="Too close" columns={columns} rows={failing.map(row)} />}
      <Disclosure summary="All pairs">
        <DataTable
          caption="All pairs"
          captionHidden
          columns={columns.slice(0, -1)}
          rows={pairs.map(row).map(withoutRepair)}
        />
      </Disclosure>
    </>
  );
}

const withoutRepair = <Row extends { cells: readonly unknown[] }>(row: Row) => ({
  ...row,
  cells: row.cells.slice(0, -1),
});
