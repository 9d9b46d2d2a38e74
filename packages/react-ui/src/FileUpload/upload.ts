import type { ReactNode } from 'react';

/** A file that is being uploaded, has been uploaded or has failed. */
export interface Upload {
  id: string;
  name: string;
  /** Details of the file: "1.2 MB". */
  note?: ReactNode;
  /** Progress from 0 to 1; undefined when no upload is in progress. */
  progress?: number | undefined;
  problem?: ReactNode;
}
