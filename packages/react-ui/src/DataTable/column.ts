import type { ReactNode } from 'react';

export interface Column {
  id: string;
  label: ReactNode;
  /** Aligns figures at the end of the cell. */
  numeric?: boolean | undefined;
  /** Lets readers sort the rows by this column. */
  sortable?: boolean | undefined;
}

/** The column and direction by which the rows are sorted. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}
