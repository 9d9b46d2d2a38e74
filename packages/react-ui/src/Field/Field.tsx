import { useId, type ChangeEventHandler, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { isShown } from '../is-shown.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** Props of every labelled control. */
export interface FieldText {
  /** Name of the field. */
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean | undefined;
  /** Shown after the label: "required", "optional". */
  note?: ReactNode;
  /** Help text that stays next to the control. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  problem?: ReactNode;
}

/** Props of every control with a text value. */
export interface FieldValue {
  /** Called with the text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface ControlProps<Control> extends FieldText, FieldValue {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  onChange?: ChangeEventHandler<Control> | undefined;
}

/** Splits a control's props into the texts around it and the props of the control itself. */
export function useField<Control extends { value: string }, Props extends object>({
  label,
  labelHidden,
  note,
  description,
  problem,
  onValueChange,
  ...control
}: Props & ControlProps<Control>) {
  const generated = useId();
  const id = control.id ?? generated;
  return {
    text: { id, label, labelHidden, note, description, problem },
    control: {
      ...control,
      id,
      ...described(id, { description, problem }, control['aria-describedby']),
      onChange: valueHandler(control.onChange, onValueChange),
    },
  };
}

/** Adds a handler only when the caller listens: in a server component elements cannot have handlers. */
function valueHandler<Control extends { value: string }>(
  onChange: ChangeEventHandler<Control> | undefined,
  onValueChange: FieldValue['onValueChange'],
): ChangeEventHandler<Control> | undefined {
  if (onValueChange === undefined) return onChange;
  return (event) => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
}

/** Links a control to its description and its problem. */
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
  /** Name of the outermost part. */
  part: string;
  id: string;
  /** Puts the label next to the control. */
  inline?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders label, description and problem around a control. */
export function Field({
  part,
  id,
  label,
  labelHidden = false,
  note,
  inline,
  className,
  children,
  ...texts
}: FieldProps) {
  const name = (
    <label data-part="field-label" htmlFor={id} className={styles.label}>
      {label}{' '}
      {isShown(note) && (
        <span data-part="field-note" className={styles.note}>
          {note}
        </span>
      )}
    </label>
  );
  return (
    <div
      data-part={part}
      className={classNames(styles.root, className)}
      data-invalid={texts.problem ? '' : undefined}
      data-inline={flag(inline)}
    >
      {labelHidden ? <VisuallyHidden render={name} /> : name}
      <FieldDescription id={id} {...texts} />
      {children}
      <ProblemLine id={id} {...texts} />
    </div>
  );
}

/** The description of a field. */
export function FieldDescription({ id, description }: Pick<FieldText, 'description'> & { id: string }) {
  return description ? (
    <p data-part="field-description" id={`${id}-description`} className={styles.description}>
      {description}
    </p>
  ) : null;
}

/** The problem message of a field. */
export function ProblemLine({ id, problem }: Pick<FieldText, 'problem'> & { id: string }) {
  return problem ? (
    <p data-part="field-problem" id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  ) : null;
}
