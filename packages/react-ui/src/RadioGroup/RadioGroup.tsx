'use client';

import { useId } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';

export interface RadioGroupProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue' | 'name'> {
  options: readonly ChoiceOption[];
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** One answer out of a few, all in sight. */
export const RadioGroup = /* @__PURE__ */ forwardRef(function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  required,
  onValueChange,
  ...props
}: RadioGroupProps) {
  const generated = useId();
  return (
    <Fieldset data-part="radio-group" {...props}>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          {...checked(option.value, value, defaultValue)}
          type="radio"
          name={name ?? generated}
          required={required}
          onChange={() => onValueChange?.(option.value)}
        />
      ))}
    </Fieldset>
  );
});

/** Whether an option is chosen, said as React wants it: by the caller, or only at first. */
export function checked(option: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}
