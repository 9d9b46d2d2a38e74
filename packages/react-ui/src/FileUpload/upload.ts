import type { ReactNode } from 'react';

/** A file that is sent, was sent, or could not be. */
export interface Upload {
  id: string;
  name: string;
  /** What there is to know about it: "1.2 MB". */
  note?: ReactNode;
  /** How much of it was sent, from 0 to 1; without it nothing is under way. */
  progress?: number | undefined;
  problem?: ReactNode;
}
