'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../Notice/Notice.tsx';
import { useStable } from '../use-stable.ts';
import styles from './Toast.module.css';

export interface ToastMessage {
  id: string;
  text: ReactNode;
  /** A `danger` stays until it is dismissed. */
  tone?: Tone | undefined;
  /** A link or a button that goes on from here. */
  action?: ReactNode;
}

interface ToastProps extends ToastMessage {
  dismissLabel: string;
  durationMs: number;
  onDismiss: (id: string) => void;
}

/** One message; its time stands still while it is pointed at or has focus. */
export function Toast({ id, text, tone = 'info', action, dismissLabel, durationMs, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  const stays = held || tone === 'danger';
  const dismiss = useStable(() => onDismiss(id));
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [stays, durationMs, dismiss]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      data-part="toast"
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p data-part="toast-text" className={styles.text}>
        {text}
      </p>
      {action}
      <IconButton
        data-part="toast-dismiss"
        icon="close"
        label={dismissLabel}
        className={styles.dismiss}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
