import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './SkipLink.module.css';

/** The first link of a page, past the header to the main content. Hidden until it has focus. */
export const SkipLink = /* @__PURE__ */ forwardRef(function SkipLink({
  className,
  children,
  ...props
}: ComponentPropsWithRef<'a'>) {
  return (
    <a data-part="skip-link" {...props} className={classNames(styles.root, className)}>
      {children}
    </a>
  );
});
