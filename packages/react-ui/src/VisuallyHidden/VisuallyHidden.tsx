import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export const VisuallyHidden = /* @__PURE__ */ forwardRef(function VisuallyHidden({
  className,
  ...props
}: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={classNames(styles.root, className)} />;
});
