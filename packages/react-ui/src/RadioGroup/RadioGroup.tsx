'use client';

import { useId } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';

export interface RadioGroupProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue' | 'name'> {
  /** The options in display order. */
  options: readonly ChoiceOption[];
  /** Name under which a form submits the selected value. */
  name?: string | undefined;
  /** The selected value, controlled by the caller. */
  value?: string | undefined;
  /** The initially selected value. */
  defaultValue?: string | undefined;
  /** Whether a form needs a selection. */
  required?: boolean | undefined;
  /** Called with the selected value after each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Radio buttons for one answer out of a few. */
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

/** Returns React's props for a checked option: controlled by `value`, or initially by `defaultValue`. */
export function checked(option: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}
