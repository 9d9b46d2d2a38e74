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
  /** The chosen day as "2026-03-10", empty for none, held by the caller. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with each whole date, and with an empty text when it is taken back. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first and the last day that can be chosen, as "2026-03-10". */
  min?: string | undefined;
  max?: string | undefined;
  /** Says a day as readers write it: "Tuesday, March 10, 2026". It stands below the field. */
  valueText?: ((value: string) => string) | undefined;
}

/** A day, typed or picked in the platform's own calendar. */
export const DateField = /* @__PURE__ */ forwardRef(function DateField(props: DateFieldProps) {
  const { className, value, defaultValue = '', onValueChange, valueText, ...rest } = props;
  const [day, set] = useValue(value, defaultValue, onValueChange);
  const field = useField({ ...rest, onValueChange: set });
  const hydrated = useHydrated(); // before, the words would not follow the field
  const held = value === undefined ? { defaultValue } : { value };
  return (
    <Field part="date-field" {...field.text} className={className}>
      <input data-part="field-control" {...field.control} {...held} type="date" className={control.control} />
      {valueText && (
        <output data-part="date-field-text" htmlFor={field.text.id} className={styles.text}>
          {hydrated && day !== '' && valueText(day)}
        </output>
      )}
    </Field>
  );
});
