'use client';

import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { selectedValuesOf } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';
import { TextField } from '../TextField/TextField.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { matches } from './matches.ts';
import styles from './SelectList.module.css';
import { moveFocus } from './move-focus.ts';

/** An option; the search looks in its label. */
export interface ListedOption extends ChoiceOption {
  label: string;
}

export interface SelectListProps
  extends
    Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'>,
    Pick<ComponentPropsWithRef<'fieldset'>, 'ref'> {
  /** Name under which a form submits the selected values. */
  name: string;
  /** The options in display order. */
  options: readonly ListedOption[];
  /** The selected values, controlled by the caller. */
  value?: readonly string[] | undefined;
  /** The initially selected values. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Name of the search field. */
  searchLabel: string;
  /** Returns the announced number of matching options: "3 finishes". */
  statusText: (count: number) => string;
}

/** Checkboxes for any number of answers from many, with a search. A form submits them; before scripts load all are visible. */
export const SelectList = /* @__PURE__ */ forwardRef(function SelectList(props: SelectListProps) {
  const { name, options, value, defaultValue = [], onValueChange, searchLabel, statusText, ...rest } = props;
  const [query, setQuery] = useState('');
  const hydrated = useHydrated();
  const found = options.filter(({ label }) => matches(label, query));
  const chosen = (option: string) =>
    value ? { checked: value.includes(option) } : { defaultChecked: defaultValue.includes(option) };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onValueChange?.(selectedValuesOf(event.currentTarget));
  return (
    <Fieldset data-part="select-list" {...rest}>
      {hydrated && (
        <TextField
          type="search"
          label={searchLabel}
          labelHidden
          placeholder={searchLabel}
          autoComplete="off"
          value={query}
          onValueChange={setQuery}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault(); // does not submit the form
          }}
        />
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- handles the keys of the boxes inside */}
      <div
        data-part="select-list-options"
        className={styles.options}
        hidden={options.length === 0 && query === ''}
        onKeyDown={moveFocus}
      >
        {options.map((option) => (
          <div key={option.value} data-part="select-list-option" hidden={!found.includes(option)}>
            <Choice {...option} {...chosen(option.value)} type="checkbox" name={name} onChange={handleChange} />
          </div>
        ))}
        <div data-part="select-list-status" role="status" className={styles.status}>
          {query !== '' &&
            (found.length === 0 ? statusText(0) : <VisuallyHidden>{statusText(found.length)}</VisuallyHidden>)}
        </div>
      </div>
    </Fieldset>
  );
});
