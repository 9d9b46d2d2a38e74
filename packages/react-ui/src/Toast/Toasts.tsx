'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import { useStable } from '../use-stable.ts';
import type { ToastMessage } from './Toast.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { ToastContext, type ShowToast } from './use-toast.ts';

export interface ToastsProps extends Omit<ToastRegionProps, 'messages' | 'onDismiss' | 'children'> {
  /** The page: `useToast` works in it. */
  children: ReactNode;
  /** Called when the first message comes and when the last has gone. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Holds the messages of a page and their region, so that anything in it can show one with `useToast`. */
export const Toasts = /* @__PURE__ */ forwardRef(function Toasts({ children, onOpenChange, ...region }: ToastsProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [show, dismiss] = useMemo(() => managerOf(setMessages), []);
  useOpenChange(messages.length > 0, onOpenChange);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastRegion {...region} messages={messages} onDismiss={dismiss} />
    </ToastContext.Provider>
  );
});

type ChangeMessages = (change: (messages: readonly ToastMessage[]) => readonly ToastMessage[]) => void;

/** What shows a message and what takes one away. */
function managerOf(change: ChangeMessages): readonly [ShowToast, (id: string) => void] {
  let count = 0;
  const dismiss = (id: string) => change((messages) => messages.filter((message) => message.id !== id));
  const show: ShowToast = (message) => {
    const id = `toast-${(count += 1)}`;
    change((messages) => [...messages, { ...message, id }]);
    return () => dismiss(id);
  };
  return [show, dismiss];
}

function useOpenChange(open: boolean, onOpenChange: ToastsProps['onOpenChange']) {
  const tell = useStable((now: boolean) => onOpenChange?.(now));
  const before = useRef(false);
  useEffect(() => {
    if (open !== before.current) tell(open);
    before.current = open;
  }, [open, tell]);
}
