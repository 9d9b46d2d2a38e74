import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import styles from './Toast.module.css';

export interface ToastRegionProps extends ComponentPropsWithRef<'div'> {
  /** The messages to show, the oldest first. */
  messages: readonly ToastMessage[];
  /** Accessible name of the button that dismisses a message. */
  dismissLabel: string;
  /** How long a message stays unless it is hovered or focused. */
  durationMs: number;
  /** Called when a message has timed out or been dismissed; remove it from `messages`. */
  onDismiss: (id: string) => void;
}

/** Shows short confirmations. Keep it on the page from the start, so that each message is announced. */
export const ToastRegion = /* @__PURE__ */ forwardRef(function ToastRegion({
  messages,
  dismissLabel,
  durationMs,
  onDismiss,
  className,
  ...props
}: ToastRegionProps) {
  return (
    <div data-part="toast-region" role="status" {...props} className={classNames(styles.region, className)}>
      {messages.map((message) => (
        <Toast
          key={message.id}
          {...message}
          dismissLabel={dismissLabel}
          durationMs={durationMs}
          onDismiss={onDismiss}
        />
      ))}
    </div>
  );
});
