'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../Notice/Notice.tsx';
import { useStable } from '../use-stable.ts';
import styles from './Toast.module.css';

export interface ToastMessage {
  id: string;
  text: ReactNode;
  /** A `danger` message stays until it is dismissed. */
  tone?: Tone | undefined;
  /** A link or button for a next step. */
  action?: ReactNode;
}

interface ToastProps extends ToastMessage {
  dismissLabel: string;
  durationMs: number;
  onDismiss: (id: string) => void;
}

/** One message; its timer pauses while it is hovered or focused. */
export function Toast({ id, text, tone = 'info', action, dismissLabel, durationMs, onDismiss }: ToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const stays = isHovered || isFocused || tone === 'danger';
  const dismiss = useStable(() => onDismiss(id));
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(dismiss, durationMs);
    return () => clearTimeout(timer);
  }, [stays, durationMs, dismiss]);
  return (
    <div
      data-part="toast"
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
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
