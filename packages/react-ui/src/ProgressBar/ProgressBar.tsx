import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends ComponentPropsWithRef<'progress'> {
  /** What is in progress. */
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean | undefined;
  /** The progress as text: "60 of 212 shown". */
  valueText?: ReactNode;
}

/** A progress bar; without `value` it shows that something is in progress. */
export const ProgressBar = /* @__PURE__ */ forwardRef(function ProgressBar({
  label,
  labelHidden = false,
  valueText,
  className,
  ...props
}: ProgressBarProps) {
  const generated = useId();
  const id = props.id ?? generated;
  return (
    <div data-part="progress-bar" className={classNames(styles.root, className)}>
      <label
        data-part="progress-bar-label"
        htmlFor={id}
        className={styles.label}
        data-hidden={labelHidden ? '' : undefined}
      >
        {label}
      </label>
      {valueText && (
        <span data-part="progress-bar-value" className={styles.value}>
          {valueText}
        </span>
      )}
      <progress data-part="progress-bar-bar" {...props} id={id} className={styles.bar} />
    </div>
  );
});
