'use client';

import { useState } from 'react';
import { Choice, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { chosenIn } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';
import { useValue } from '../use-value.ts';
import styles from './FacetGroup.module.css';

export interface FacetGroupProps extends Omit<
  DisclosureProps,
  'summary' | 'note' | 'name' | 'children' | 'defaultValue' | 'onChange'
> {
  /** What is filtered by: "Finish". */
  legend: string;
  /** The name under which a form sends the chosen values. */
  name: string;
  /** The values, each with its count as `note`. */
  options: readonly ChoiceOption[];
  /** How many are in sight; the rest and their button come below. Chosen ones are in sight from the start. */
  shown?: number | undefined;
  /** Words of the button that shows the rest. */
  more: string;
  /** Words of the same button when the rest is in sight. */
  less: string;
  disabled?: boolean | undefined;
  /** The chosen values, held by the caller. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Told all chosen values after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** One filter of a listing: a line with the number of what is chosen, which opens onto the values to choose from. */
export const FacetGroup = /* @__PURE__ */ forwardRef(function FacetGroup({
  legend,
  name,
  options,
  shown = 8,
  more,
  less,
  disabled,
  value,
  defaultValue = [],
  onValueChange,
  ...props
}: FacetGroupProps) {
  const [chosen, choose] = useValue<readonly string[]>(value, defaultValue, onValueChange);
  // what is chosen later stays where it is: moved, it would lose the focus
  const [first] = useState(chosen);
  const isFirst = (option: ChoiceOption) => options.indexOf(option) < shown || first.includes(option.value);
  const rest = options.filter((option) => !isFirst(option));
  const choice = (option: ChoiceOption) => (
    <Choice
      key={option.value}
      {...option}
      type="checkbox"
      name={name}
      checked={chosen.includes(option.value)}
      onChange={(event) => choose(chosenIn(event.currentTarget))}
    />
  );
  return (
    <Disclosure data-part="facet-group" {...props} summary={legend} note={chosen.length > 0 && chosen.length}>
      <Fieldset legend={legend} legendHidden disabled={disabled}>
        {options.filter(isFirst).map(choice)}
        {rest.length > 0 && (
          <details data-part="facet-group-rest" className={styles.rest}>
            <summary data-part="facet-group-more" className={styles.more}>
              <span data-part="facet-group-label" className={styles.label}>
                {more}
              </span>
              <span data-part="facet-group-less" className={styles.less}>
                {less}
              </span>
            </summary>
            {rest.map(choice)}
          </details>
        )}
      </Fieldset>
    </Disclosure>
  );
});
