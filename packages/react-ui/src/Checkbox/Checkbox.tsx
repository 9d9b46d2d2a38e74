import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { described, FieldProblem, type FieldText } from '../Field/Field.tsx';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Checkbox.module.css';

export interface ChoiceProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
}

/** A box or a dot with its words; the whole line is the target. */
export const Choice = /* @__PURE__ */ forwardRef(function Choice({
  label,
  labelHidden,
  note,
  description,
  problem,
  className,
  ...props
}: ChoiceProps) {
  const generated = useId();
  const id = props.id ?? generated;
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.line}>
        <input
          {...props}
          {...described(id, { description, problem }, props['aria-describedby'])}
          id={id}
          className={styles.input}
        />
        <span className={styles.label} data-hidden={flag(labelHidden)}>
          {label} {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
});

export type CheckboxProps = Omit<ChoiceProps, 'type'>;

/** A yes or a no. */
export const Checkbox = /* @__PURE__ */ forwardRef(function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
});

/** One of the answers to choose from. */
export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** Follows the label, such as a count. */
  note?: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}
