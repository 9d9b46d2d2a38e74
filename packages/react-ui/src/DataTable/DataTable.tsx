import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { Text } from '../Typography/Typography.tsx';
import type { Column, Sort } from './column.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import styles from './DataTable.module.css';

export interface Row {
  id: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** Set as `data-state` on the row, for styling. */
  state?: string | undefined;
}

export interface DataTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Title of the table, and its accessible name. */
  caption: ReactNode;
  /** Hides the caption visually. */
  captionHidden?: boolean | undefined;
  /** The columns in display order. */
  columns: readonly Column[];
  /** In display order; the table does not sort. */
  rows: readonly Row[];
  /** The current order of the rows. */
  sort?: Sort | undefined;
  /** Called with the requested order when a sortable header is pressed. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Returns the URL of the page in that order: headers become links, which work before scripts load. */
  sortHref?: ((sort: Sort) => string) | undefined;
  /** Shown instead of rows when there are none. */
  emptyText?: ReactNode;
}

/** A table with column and row headers; on a narrow screen it scrolls on its own, also by keyboard. */
export const DataTable = /* @__PURE__ */ forwardRef(function DataTable({
  caption,
  captionHidden,
  columns,
  rows,
  sort,
  onSortChange,
  sortHref,
  emptyText,
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
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes it scrollable by keyboard
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
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                sortHref={sortHref}
              />
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
      {rows.length === 0 && emptyText && (
        <Text data-part="data-table-empty" tone="muted" className={styles.empty}>
          {emptyText}
        </Text>
      )}
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
