import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends FieldText, FieldValue, ComponentPropsWithRef<'textarea'> {}

/** A field for several lines of text that grows with its content. */
export const TextAreaField = /* @__PURE__ */ forwardRef(function TextAreaField({
  className,
  ...props
}: TextAreaFieldProps) {
  const field = useField(props);
  return (
    <Field part="text-area-field" {...field.text} className={className}>
      <textarea
        data-part="field-control"
        rows={4}
        {...field.control}
        className={classNames(control.control, styles.area)}
      />
    </Field>
  );
});
