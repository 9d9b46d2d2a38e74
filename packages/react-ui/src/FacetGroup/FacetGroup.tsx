'use client';

import { useEffect, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { Choice, ChoiceLine, type ChoiceOption } from '../Checkbox/Checkbox.tsx';
import { selectedValuesOf } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { useValue } from '../use-value.ts';
import styles from './FacetGroup.module.css';

export interface FacetGroupProps extends Omit<
  DisclosureProps,
  'summary' | 'note' | 'name' | 'children' | 'defaultValue' | 'onChange'
> {
  /** What the group filters by: "Finish". */
  legend: string;
  /** Name under which a form submits the selected values. */
  name: string;
  /** The values, each with its count as `note`. */
  options: readonly ChoiceOption[];
  /** How many values are visible; a button shows the rest. Initially selected values are always visible. */
  shown?: number | undefined;
  /** Text of the button that shows the rest. */
  more: string;
  /** Text of that button while the rest is visible. */
  less: string;
  /**
   * Replaces the values of a closed group, and the rest, until a script sees them opened: a link to a page where all
   * of them are visible. It makes a page with many filters much lighter.
   */
  fallback?: ReactNode;
  /** Disables all values, for example while results load. */
  disabled?: boolean | undefined;
  /** The selected values, controlled by the caller. */
  value?: readonly string[] | undefined;
  /** The initially selected values. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** One filter of a listing: a summary line with the number of selected values, which opens to show them all. */
export const FacetGroup = /* @__PURE__ */ forwardRef(function FacetGroup({
  legend,
  name,
  options,
  shown = 8,
  more,
  less,
  fallback,
  disabled,
  value,
  defaultValue = [],
  onValueChange,
  ref,
  ...props
}: FacetGroupProps) {
  const [chosen, choose] = useValue<readonly string[]>(value, defaultValue, onValueChange);
  // values selected later keep their position: moving them would lose focus
  const [first] = useState(chosen);
  const isFirst = (option: ChoiceOption) => options.indexOf(option) < shown || first.includes(option.value);
  const rest = options.filter((option) => !isFirst(option));
  const isWhole = fallback === undefined;
  const line = useOpened(isWhole || (props.open ?? props.defaultOpen ?? false));
  const below = useOpened(isWhole);
  const choice = ({ description, ...option }: ChoiceOption) => {
    const Line = description === undefined ? ChoiceLine : Choice;
    return (
      <Line
        key={option.value}
        {...option}
        {...(description !== undefined && { description })}
        type="checkbox"
        name={name}
        checked={chosen.includes(option.value)}
        onChange={(event) => choose(selectedValuesOf(event.currentTarget))}
      />
    );
  };
  return (
    <Disclosure
      data-part="facet-group"
      {...props}
      {...line.details}
      ref={useMergedRef(line.details.ref, ref)}
      summary={legend}
      note={chosen.length > 0 && chosen.length}
    >
      {line.isOpened ? (
        <Fieldset legend={legend} legendHidden disabled={disabled}>
          {options.filter(isFirst).map(choice)}
          {rest.length > 0 && (
            <details data-part="facet-group-rest" {...below.details} className={styles.rest}>
              <summary data-part="facet-group-more" className={styles.more}>
                <span data-part="facet-group-label" className={styles.label}>
                  {more}
                </span>
                <span data-part="facet-group-less" className={styles.less}>
                  {less}
                </span>
              </summary>
              {below.isOpened ? rest.map(choice) : fallback}
            </details>
          )}
        </Fieldset>
      ) : (
        fallback
      )}
    </Disclosure>
  );
});

/** Whether a `details` has ever been open, even before scripts loaded. */
function useOpened(atFirst: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(atFirst);
  const notice = (isOpen: boolean | undefined) => setOpened((wasOpened) => wasOpened || isOpen === true);
  useEffect(() => notice(ref.current?.open), []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => notice(currentTarget.open);
  return { isOpened: isOpened || atFirst, details: { ref, onToggle } };
}
