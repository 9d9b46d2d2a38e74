import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'> {
  /** The options in display order. */
  options: readonly SelectOption[];
  /** Without a frame and next to its label, for a toolbar above a list. */
  inline?: boolean | undefined;
  /** Text of an empty first option. */
  placeholder?: string | undefined;
}

/** One option from a list, as the platform's own select. */
export const SelectField = /* @__PURE__ */ forwardRef(function SelectField({
  className,
  inline,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const field = useField(props);
  return (
    <Field part="select-field" {...field.text} inline={inline} className={className}>
      <span data-part="select-field-box" className={styles.box}>
        <select
          data-part="field-control"
          {...field.control}
          className={classNames(control.control, styles.select)}
          data-inline={flag(inline)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <Icon data-part="select-field-mark" name="chevron-down" className={styles.mark} />
      </span>
    </Field>
  );
});
