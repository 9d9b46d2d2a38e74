import type { ComponentPropsWithRef } from 'react';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { typedValueRef } from '../Field/typed-value-ref.ts';
import { forwardRef } from '../forward-ref.ts';

export interface TextFieldProps extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Kind of text, which also chooses the keyboard of a phone. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | undefined;
}

/** A labelled line of text. `className` applies to the whole field, all other props to the `input`. */
export const TextField = /* @__PURE__ */ forwardRef(function TextField({
  className,
  type = 'text',
  ...props
}: TextFieldProps) {
  const field = useField({
    ...props,
    ref: typedValueRef({ ref: props.ref, value: props.value, onValueChange: props.onValueChange }),
  });
  return (
    <Field part="text-field" {...field.text} className={className}>
      <input data-part="field-control" {...field.control} type={type} className={control.control} />
    </Field>
  );
});
