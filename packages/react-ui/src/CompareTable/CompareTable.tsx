import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Switch } from '../Switch/Switch.tsx';
import styles from './CompareTable.module.css';

export interface CompareTableProps extends DataTableProps {
  /** Label of the switch that hides rows in which all columns are the same. Omit it to leave out the switch. */
  differencesLabel?: ReactNode;
}

/** Items side by side, one per column, with one fact per row. The first column stays visible. */
export const CompareTable = /* @__PURE__ */ forwardRef(function CompareTable({
  differencesLabel,
  rows,
  className,
  ...props
}: CompareTableProps) {
  const marked = rows.map((row) => ({ ...row, state: isSame(row.cells) ? 'same' : undefined }));
  const narrows = new Set(marked.map(({ state }) => state)).size > 1;
  return (
    <div data-part="compare-table" className={classNames(styles.root, className)}>
      {differencesLabel && narrows && <Switch label={differencesLabel} className={styles.switch} />}
      <DataTable {...props} rows={marked} className={styles.table} />
    </div>
  );
});

/** Whether all cells after the row's name have the same content. */
const isSame = ([, ...cells]: readonly ReactNode[]) => cells.length > 1 && new Set(cells).size === 1;
