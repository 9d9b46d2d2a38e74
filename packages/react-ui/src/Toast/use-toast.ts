import { createContext, useContext } from 'react';
import type { ToastMessage } from './Toast.tsx';

/** Shows a message; returns what takes it away. */
export type ShowToast = (message: Omit<ToastMessage, 'id'>) => () => void;

export const ToastContext = /* @__PURE__ */ createContext<ShowToast | undefined>(undefined);

/** Returns what shows a short message over the page, from anywhere inside `Toasts`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast is called outside Toasts: put Toasts around the page.');
  return show;
}
