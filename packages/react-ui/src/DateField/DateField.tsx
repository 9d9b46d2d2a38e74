'use client';

import type { ComponentPropsWithRef } from 'react';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useValue } from '../use-value.ts';
import styles from './DateField.module.css';

export interface DateFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** The date as "2026-03-10", or an empty string; controlled by the caller. */
  value?: string | undefined;
  /** The initial date. */
  defaultValue?: string | undefined;
  /** Called with each complete date, and with an empty string when the field is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first selectable date, as "2026-03-10". */
  min?: string | undefined;
  /** The last selectable date. */
  max?: string | undefined;
  /** Formats a date as readers write it, "Tuesday, March 10, 2026", to be shown below the field. */
  valueText?: ((value: string) => string) | undefined;
}

/** A date that is typed or picked in the platform's own calendar. */
export const DateField = /* @__PURE__ */ forwardRef(function DateField(props: DateFieldProps) {
  const { className, value, defaultValue = '', onValueChange, valueText, ...rest } = props;
  const [day, set] = useValue(value, defaultValue, onValueChange);
  const field = useField({ ...rest, onValueChange: set });
  const hydrated = useHydrated(); // before hydration the text would not follow the field
  const valueProps = value === undefined ? { defaultValue } : { value };
  return (
    <Field part="date-field" {...field.text} className={className}>
      <input data-part="field-control" {...field.control} {...valueProps} type="date" className={control.control} />
      {valueText && (
        <output data-part="date-field-text" htmlFor={field.text.id} className={styles.text}>
          {hydrated && day !== '' && valueText(day)}
        </output>
      )}
    </Field>
  );
});
