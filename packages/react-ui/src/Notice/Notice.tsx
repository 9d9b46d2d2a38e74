import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Colour and icon of the message. */
  tone?: Tone | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
}

/** Information in the page flow. Pass `role="alert"` or `"status"` when it appears later. */
export const Notice = /* @__PURE__ */ forwardRef(function Notice({
  tone = 'info',
  title,
  actions,
  className,
  children,
  ...props
}: NoticeProps) {
  return (
    <div data-part="notice" {...props} className={classNames(styles.root, className)} data-tone={tone}>
      <Icon data-part="notice-icon" name={icons[tone]} className={styles.icon} />
      <div data-part="notice-body" className={styles.body}>
        {title && (
          <p data-part="notice-title" className={styles.title}>
            {title}
          </p>
        )}
        {children}
        {actions && (
          <div data-part="notice-actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
});
