import { useId, type ReactNode } from 'react';
import type { UiFlag } from '../document/ui-flags.ts';
import styles from './HeaderMenu.module.css';

interface HeaderMenuProps {
  /** Names a face without words. */
  readonly label?: string | undefined;
  readonly face: ReactNode;
  readonly flag: UiFlag;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button of the header that opens a small menu below itself; the platform opens and closes it, so it needs no script. */
export function HeaderMenu({ label, face, flag, className = '', children }: HeaderMenuProps) {
  const id = useId();
  return (
    <div className={className}>
      <button type="button" popoverTarget={id} aria-label={label} title={label} className={styles.open}>
        {face}
      </button>
      <div id={id} popover="auto" data-flag={flag} className={styles.menu}>
        {children}
      </div>
    </div>
  );
}
