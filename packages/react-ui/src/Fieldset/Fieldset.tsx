import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { described, FieldDescription, ProblemLine } from '../Field/Field.tsx';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Fieldset.module.css';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** Name of the group. */
  legend: ReactNode;
  /** Hides the legend visually. */
  legendHidden?: boolean | undefined;
  /** Help text that stays below the legend. */
  description?: ReactNode;
  /** What is wrong and what to do. */
  problem?: ReactNode;
}

/** Controls that answer one question together. */
export const Fieldset = /* @__PURE__ */ forwardRef(function Fieldset({
  legend,
  legendHidden,
  description,
  problem,
  className,
  children,
  ...props
}: FieldsetProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const { 'aria-describedby': describedBy } = described(id, { description, problem }, props['aria-describedby']);
  return (
    <fieldset
      data-part="fieldset"
      {...props}
      id={id}
      aria-describedby={describedBy}
      className={classNames(styles.root, className)}
      data-invalid={problem ? '' : undefined}
    >
      <legend data-part="fieldset-legend" className={styles.legend} data-hidden={flag(legendHidden)}>
        {legend}
      </legend>
      <FieldDescription id={id} description={description} />
      {children}
      <ProblemLine id={id} problem={problem} />
    </fieldset>
  );
});
