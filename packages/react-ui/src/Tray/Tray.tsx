import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Container } from '../Layout/Layout.tsx';
import styles from './Tray.module.css';

export interface TrayProps extends ComponentPropsWithRef<'aside'> {
  /** Names the landmark. */
  label: string;
  /** What can be done with what it holds. */
  actions?: ReactNode;
}

/** What a shopper has collected, at the foot of the screen while they go on looking. */
export const Tray = /* @__PURE__ */ forwardRef(function Tray({
  label,
  actions,
  className,
  children,
  ...props
}: TrayProps) {
  return (
    <aside data-part="tray" aria-label={label} {...props} className={classNames(styles.root, className)}>
      <Container data-part="tray-bar" className={styles.bar}>
        <div data-part="tray-text" className={styles.text}>
          {children}
        </div>
        {actions}
      </Container>
    </aside>
  );
});
