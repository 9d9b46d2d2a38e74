'use client';

import type { ChangeEventHandler } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'> {
  name: string;
  options: readonly ChoiceOption[];
  /** The chosen values, kept by the caller; pass `onChange` too. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** Any number of answers to one question. */
export const CheckboxGroup = /* @__PURE__ */ forwardRef(function CheckboxGroup({
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  ...props
}: CheckboxGroupProps) {
  const chosen = (option: string) =>
    value ? { checked: value.includes(option) } : { defaultChecked: defaultValue.includes(option) };
  return (
    <Fieldset {...props}>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          {...chosen(option.value)}
          type="checkbox"
          name={name}
          onChange={onChange}
        />
      ))}
    </Fieldset>
  );
});
