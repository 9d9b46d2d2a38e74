import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  summary: ReactNode;
  /** Follows the summary at the end of the line, such as a count. */
  note?: ReactNode;
}

/** A line that opens onto more. Those of one `name` close each other. */
export const Disclosure = /* @__PURE__ */ forwardRef(function Disclosure({
  summary,
  note,
  className,
  children,
  ...props
}: DisclosureProps) {
  return (
    <details {...props} className={classNames(styles.root, className)}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
});
