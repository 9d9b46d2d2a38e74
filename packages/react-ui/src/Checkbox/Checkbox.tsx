import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { described, ProblemLine, type FieldText } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { isShown } from '../is-shown.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Checkbox.module.css';

export interface ChoiceProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  /** Called after each change with whether it is checked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A checkbox or radio button with its label; the whole line is the target. */
export const Choice = /* @__PURE__ */ forwardRef(function Choice({
  label,
  labelHidden,
  note,
  description,
  problem,
  onCheckedChange,
  className,
  ...props
}: ChoiceProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const changeProps = onCheckedChange && {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      props.onChange?.(event);
      onCheckedChange(event.currentTarget.checked);
    },
  };
  return (
    <div data-part="choice" className={classNames(styles.root, className)}>
      <ChoiceLine
        label={label}
        labelHidden={labelHidden}
        note={note}
        {...props}
        {...changeProps}
        {...described(id, { description, problem }, props['aria-describedby'])}
        id={problem ? id : props.id}
      />
      {description && (
        <p data-part="choice-description" id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <ProblemLine id={id} problem={problem} />
    </div>
  );
});

type ChoiceLineProps = Pick<ChoiceProps, 'label' | 'labelHidden' | 'note'> & ComponentPropsWithRef<'input'>;

/** The line with the input and its label. */
export const ChoiceLine = ({ label, labelHidden, note, ...input }: ChoiceLineProps) => (
  <label data-part="choice-line" className={styles.line}>
    <input data-part="choice-input" {...input} className={styles.input} />
    {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    {isShown(note) && (
      <>
        {' '}
        <span data-part="choice-note" className={styles.note}>
          {note}
        </span>
      </>
    )}
  </label>
);

export type CheckboxProps = Omit<ChoiceProps, 'type'>;

/** A checkbox for a yes-or-no answer. */
export const Checkbox = /* @__PURE__ */ forwardRef(function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
});

/** One option of a group. */
export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** Shown after the label, such as a count. */
  note?: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}
