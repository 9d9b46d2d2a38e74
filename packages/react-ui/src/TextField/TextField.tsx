import type { ComponentPropsWithRef } from 'react';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { takeTyped } from '../Field/take-typed.ts';
import { forwardRef } from '../forward-ref.ts';

export interface TextFieldProps extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | undefined;
}

/** A labelled line of text. `className` reaches the whole field, everything else the `input`. */
export const TextField = /* @__PURE__ */ forwardRef(function TextField({
  className,
  type = 'text',
  ...props
}: TextFieldProps) {
  const field = useField({
    ...props,
    ref: takeTyped({ ref: props.ref, value: props.value, onValueChange: props.onValueChange }),
  });
  return (
    <Field part="text-field" {...field.text} className={className}>
      <input data-part="field-control" {...field.control} type={type} className={control.control} />
    </Field>
  );
});
