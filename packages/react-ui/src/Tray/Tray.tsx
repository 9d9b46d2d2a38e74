import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Container } from '../Layout/Layout.tsx';
import styles from './Tray.module.css';

export interface TrayProps extends ComponentPropsWithRef<'aside'> {
  /** Accessible name of the landmark. */
  label: string;
  /** Actions for the collected items. */
  actions?: ReactNode;
}

/** Items that a shopper has collected, at the bottom of the screen while they continue to browse. */
export const Tray = /* @__PURE__ */ forwardRef(function Tray({
  label,
  actions,
  className,
  children,
  ...props
}: TrayProps) {
  return (
    <aside data-part="tray" data-tray="" aria-label={label} {...props} className={classNames(styles.root, className)}>
      <Container data-part="tray-bar" className={styles.bar}>
        <div data-part="tray-text" className={styles.text}>
          {children}
        </div>
        {actions}
      </Container>
    </aside>
  );
});
