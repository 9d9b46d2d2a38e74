import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './DataTable.module.css';

export interface Column {
  id: string;
  label: ReactNode;
  /** Figures stand at the end of their cell. */
  numeric?: boolean | undefined;
}
export interface Row {
  id: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** Becomes `data-state` of the row, for its look. */
  state?: string | undefined;
}

export interface DataTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** A table with column and row headers; on a narrow screen it scrolls by itself, by keyboard too. */
export const DataTable = /* @__PURE__ */ forwardRef(function DataTable({
  caption,
  captionHidden,
  columns,
  rows,
  className,
  ...props
}: DataTableProps) {
  const captionId = useId();
  return (
    <div
      data-part="data-table"
      className={classNames(styles.root, className)}
      role="region"
      aria-labelledby={captionId}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- so that it scrolls by keyboard
      tabIndex={0}
    >
      <table data-part="data-table-table" {...props} className={styles.table}>
        <caption
          data-part="data-table-caption"
          id={captionId}
          className={styles.caption}
          data-hidden={flag(captionHidden)}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, numeric }) => (
              <th data-part="data-table-cell" key={id} scope="col" className={styles.cell} data-numeric={flag(numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-state={row.state}>
              {row.cells.map((cell, index) => (
                <Cell key={columns[index]?.id ?? index} header={index === 0} numeric={columns[index]?.numeric}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface CellProps {
  header: boolean;
  numeric: boolean | undefined;
  children: ReactNode;
}

function Cell({ header, numeric, children }: CellProps) {
  const face = { 'data-part': 'data-table-cell', className: styles.cell, 'data-numeric': flag(numeric) };
  return header ? (
    <th scope="row" {...face}>
      {children}
    </th>
  ) : (
    <td {...face}>{children}</td>
  );
}
