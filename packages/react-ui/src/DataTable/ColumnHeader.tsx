'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { flag } from '../flag.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Column, Sort } from './column.ts';
import styles from './DataTable.module.css';

interface ColumnHeaderProps {
  column: Column;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  sortHref: ((sort: Sort) => string) | undefined;
}

/** A column header; if sortable, it contains a link or a button that changes the order. */
export function ColumnHeader({ column: { id, label, numeric, sortable }, sort, ...sorting }: ColumnHeaderProps) {
  const direction = sort?.column === id ? sort.direction : undefined;
  const next: Sort = { column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return (
    <th
      data-part="data-table-cell"
      scope="col"
      className={styles.cell}
      data-numeric={flag(numeric)}
      aria-sort={direction}
    >
      {sortable === true ? (
        <SortControl next={next} {...sorting}>
          {label}
          {direction && <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />}
        </SortControl>
      ) : (
        label
      )}
    </th>
  );
}

interface SortControlProps extends Pick<ColumnHeaderProps, 'onSortChange' | 'sortHref'> {
  next: Sort;
  children: ReactNode;
}

function SortControl({ next, onSortChange, sortHref, children }: SortControlProps) {
  const face = { 'data-part': 'data-table-sort', variant: 'quiet', size: 'small', children } as const;
  if (sortHref) return <LinkButton {...face} href={sortHref(next)} />;
  // in a server component elements cannot have handlers
  return <Button {...face} onClick={onSortChange && (() => onSortChange(next))} />;
}
