import type { ReactNode } from 'react';

/** Whether a node shows anything: a nought does. */
export const isShown = (node: ReactNode): boolean => node === 0 || Boolean(node);
