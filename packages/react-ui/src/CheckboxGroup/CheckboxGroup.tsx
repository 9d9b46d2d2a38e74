'use client';

import type { ChangeEvent } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'> {
  /** Name under which a form submits the selected values. */
  name: string;
  /** The options in display order. */
  options: readonly ChoiceOption[];
  /** The selected values, controlled by the caller. */
  value?: readonly string[] | undefined;
  /** The initially selected values. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** Checkboxes for any number of answers to one question. */
export const CheckboxGroup = /* @__PURE__ */ forwardRef(function CheckboxGroup({
  name,
  options,
  value,
  defaultValue = [],
  onValueChange,
  ...props
}: CheckboxGroupProps) {
  const chosen = (option: string) =>
    value ? { checked: value.includes(option) } : { defaultChecked: defaultValue.includes(option) };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onValueChange?.(selectedValuesOf(event.currentTarget));
  return (
    <Fieldset data-part="checkbox-group" {...props}>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          {...chosen(option.value)}
          type="checkbox"
          name={name}
          onChange={handleChange}
        />
      ))}
    </Fieldset>
  );
});

/** Returns the values that are checked on the page in the group of an option; a controlling caller may not have rendered them yet. */
export function selectedValuesOf(option: HTMLInputElement): string[] {
  const options = option.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...options].map(({ value }) => value);
}
