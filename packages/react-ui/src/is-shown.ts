import type { ReactNode } from 'react';

/** Whether a node renders anything; 0 does. */
export const isShown = (node: ReactNode): boolean => node === 0 || Boolean(node);
