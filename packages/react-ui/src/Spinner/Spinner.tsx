import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is in progress: "Loading the model". */
  label: ReactNode;
  /** Hides the label visually and shows only the ring. */
  labelHidden?: boolean | undefined;
}

/** Shows that something of unknown duration is in progress. It has the size and colour of the text around it. */
export const Spinner = /* @__PURE__ */ forwardRef(function Spinner({
  label,
  labelHidden = false,
  className,
  ...props
}: SpinnerProps) {
  return (
    <span data-part="spinner" role="status" {...props} className={classNames(styles.root, className)}>
      <span data-part="spinner-ring" aria-hidden className={styles.ring} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
});
