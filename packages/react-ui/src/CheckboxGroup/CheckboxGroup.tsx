'use client';

import type { ChangeEvent } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'> {
  name: string;
  options: readonly ChoiceOption[];
  /** The chosen values, held by the caller. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Told all chosen values after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** Any number of answers to one question. */
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
  const tell = (event: ChangeEvent<HTMLInputElement>) => onValueChange?.(chosenIn(event.currentTarget));
  return (
    <Fieldset data-part="checkbox-group" {...props}>
      {options.map((option) => (
        <Choice key={option.value} {...option} {...chosen(option.value)} type="checkbox" name={name} onChange={tell} />
      ))}
    </Fieldset>
  );
});

/** The values that stand chosen beside an option, as they are on the page: a caller that holds the value has not answered yet. */
export function chosenIn(option: HTMLInputElement): string[] {
  const options = option.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...options].map(({ value }) => value);
}
