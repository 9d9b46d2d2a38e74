import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** What every labelled control takes. */
export interface FieldText {
  label: ReactNode;
  /** Names the control for assistive technology only. */
  labelHidden?: boolean | undefined;
  /** Follows the label: "required", "optional". */
  note?: ReactNode;
  /** Help that stays beside the control. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  problem?: ReactNode;
}

/** Splits a control's props into the texts around it and what the control itself gets. */
export function useField<
  Props extends FieldText & { id?: string | undefined; 'aria-describedby'?: string | undefined },
>({ label, labelHidden, note, description, problem, ...control }: Props) {
  const generated = useId();
  const id = control.id ?? generated;
  return {
    text: { id, label, labelHidden, note, description, problem },
    control: { ...control, id, ...described(id, { description, problem }, control['aria-describedby']) },
  };
}

/** Ties a control to its description and its problem. */
export function described(
  id: string,
  { description, problem }: Pick<FieldText, 'description' | 'problem'>,
  also?: string,
) {
  const ids = [also, description && `${id}-description`, problem && `${id}-problem`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': problem ? true : undefined,
  };
}

export interface FieldProps extends FieldText {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Puts label, description and problem around a control. */
export function Field({ id, label, labelHidden = false, note, className, children, ...texts }: FieldProps) {
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label} {note && <span className={styles.note}>{note}</span>}
    </label>
  );
  return (
    <div className={classNames(styles.root, className)} data-invalid={texts.problem ? '' : undefined}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <FieldDescription id={id} {...texts} />
      {children}
      <FieldProblem id={id} {...texts} />
    </div>
  );
}

/** The description line of a field. */
export function FieldDescription({ id, description }: Pick<FieldText, 'description'> & { id: string }) {
  return description ? (
    <p id={`${id}-description`} className={styles.description}>
      {description}
    </p>
  ) : null;
}

/** The problem line of a field. */
export function FieldProblem({ id, problem }: Pick<FieldText, 'problem'> & { id: string }) {
  return problem ? (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  ) : null;
}
