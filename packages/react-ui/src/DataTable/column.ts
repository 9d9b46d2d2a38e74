import type { ReactNode } from 'react';

export interface Column {
  id: string;
  label: ReactNode;
  /** Figures stand at the end of their cell. */
  numeric?: boolean | undefined;
  /** Readers can order the rows by it. */
  sortable?: boolean | undefined;
}

/** What the rows are ordered by. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}
