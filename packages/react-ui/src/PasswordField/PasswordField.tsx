'use client';

import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Accessible name of the toggle that shows the password: "Show password". */
  showLabel: string;
  /** Visible text of the toggle: "Show". */
  showText: string;
}

/** A password field with a toggle that shows the password. Password managers and pasting work. */
export const PasswordField = /* @__PURE__ */ forwardRef(function PasswordField({
  className,
  showLabel,
  showText,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const field = useField(props);
  return (
    <Field part="password-field" {...field.text} className={className}>
      <span data-part="password-field-line" className={styles.line}>
        <input
          data-part="field-control"
          autoComplete="current-password"
          spellCheck={false}
          autoCapitalize="none"
          {...field.control}
          type={shown ? 'text' : 'password'}
          className={classNames(control.control, styles.input)}
        />
        <button
          data-part="password-field-toggle"
          type="button"
          className={styles.toggle}
          aria-label={showLabel}
          aria-pressed={shown}
          aria-controls={field.control.id}
          onClick={() => setShown(!shown)}
        >
          {showText}
        </button>
      </span>
    </Field>
  );
});
