'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import { useStable } from '../use-stable.ts';
import type { ToastMessage } from './Toast.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { ToastContext, type ShowToast } from './use-toast.ts';

export interface ToastsProps extends Omit<ToastRegionProps, 'messages' | 'onDismiss' | 'children'> {
  /** The page; `useToast` works inside it. */
  children: ReactNode;
  /** Called when the first message appears and when the last one is gone. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Manages the messages of a page and their region, so that any component inside can show one with `useToast`. */
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

/** Returns the functions that show and remove a message. */
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
  const notify = useStable((now: boolean) => onOpenChange?.(now));
  const before = useRef(false);
  useEffect(() => {
    if (open !== before.current) notify(open);
    before.current = open;
  }, [open, notify]);
}
