import { createContext, useContext } from 'react';
import type { ToastMessage } from './Toast.tsx';

/** Shows a message; returns a function that removes it. */
export type ShowToast = (message: Omit<ToastMessage, 'id'>) => () => void;

export const ToastContext = /* @__PURE__ */ createContext<ShowToast | undefined>(undefined);

/** Returns a function that shows a short message over the page, for use anywhere inside `Toasts`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast must be called inside Toasts: wrap the page in Toasts.');
  return show;
}
