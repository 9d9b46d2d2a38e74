import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is under way: "Loading the model". */
  label: ReactNode;
  /** Shows the ring alone; the words are for assistive technology. */
  labelHidden?: boolean | undefined;
}

/** Says that something is under way and how long is not known. It takes the size and the colour of the text around it. */
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
