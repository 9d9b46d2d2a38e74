'use client';

import { Fragment, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import control from '../Field/control.module.css';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { isShown } from '../is-shown.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { useCombobox, useDebounced } from './use-combobox.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Text of the field after the option is selected. Default: the label. */
  text?: string | undefined;
  /** Consecutive options with the same group name share a heading. */
  group?: string | undefined;
  note?: ReactNode;
  media?: ReactNode;
}

export interface ComboboxProps
  extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type' | 'onSelect'> {
  /** The suggestions for the text, in display order. */
  options: readonly ComboboxOption[];
  /** Accessible name of the list of suggestions. */
  listLabel: string;
  /** Announced when it changes: "8 suggestions". */
  status?: string | undefined;
  /** Called with the text once typing has paused for `queryDelayMs`. */
  onQuery?: ((text: string) => void) | undefined;
  /** How long typing must pause before `onQuery` is called. */
  queryDelayMs: number;
  /** Called with the suggestion that was chosen. */
  onSelect?: ((option: ComboboxOption) => void) | undefined;
}

/** A search field with suggestions. In a form it submits the search before scripts load. */
export const Combobox = /* @__PURE__ */ forwardRef(function Combobox(props: ComboboxProps) {
  const { className, options, listLabel, status, onQuery, queryDelayMs, onSelect, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const field = useField(rest);
  const hydrated = useHydrated();
  const query = useDebounced(onQuery, queryDelayMs);
  const values = options.map(({ value }) => value);
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    const { text = option.label } = option;
    if (input.current && rest.value === undefined) input.current.value = text;
    rest.onValueChange?.(text);
    onSelect?.(option);
  };
  const box = useCombobox(values, choose);
  const listId = `${field.control.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(`${listId}-${box.at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, box.at]);
  const role = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': box.shown,
    'aria-controls': listId,
    'aria-activedescendant': box.at >= 0 ? optionId(box.at) : undefined,
  } as const;
  return (
    <Field part="combobox" {...field.text} className={classNames(styles.root, className)}>
      <input
        data-part="field-control"
        autoComplete="off"
        enterKeyHint="search"
        {...field.control}
        {...(hydrated && role)}
        ref={mergedRef}
        type="search"
        className={control.control}
        onInput={(event) => {
          // Escape makes the browser clear a search field, which does not count as typing
          if (event.nativeEvent instanceof InputEvent) box.openList();
          else box.close();
          query(event.currentTarget.value);
          rest.onInput?.(event);
        }}
        onClick={(event) => {
          box.openList();
          rest.onClick?.(event);
        }}
        onKeyDown={(event) => {
          box.onKeyDown(event);
          rest.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          box.close();
          rest.onBlur?.(event);
        }}
      />
      {hydrated && (
        <div
          data-part="combobox-list"
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className={styles.list}
          hidden={!box.shown}
        >
          {options.map((option, index) => (
            <Fragment key={option.value}>
              {option.group !== options[index - 1]?.group && <GroupName name={option.group} />}
              <Option option={option} id={optionId(index)} active={index === box.at} onPick={() => box.pick(index)} />
            </Fragment>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{box.shown ? status : ''}</VisuallyHidden>
    </Field>
  );
});

interface OptionProps {
  option: ComboboxOption;
  id: string;
  active: boolean;
  onPick: () => void;
}

function Option({ option, id, active, onPick }: OptionProps) {
  return (
    // The text field handles the keys: it keeps focus, and `aria-activedescendant` points here.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- see above
    <div
      data-part="combobox-option"
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {option.media}
      <span data-part="combobox-label" className={styles.label}>
        {option.group !== undefined && <VisuallyHidden>{option.group}: </VisuallyHidden>}
        {option.label}
      </span>
      {isShown(option.note) && (
        <span data-part="combobox-note" className={styles.note}>
          {option.note}
        </span>
      )}
    </div>
  );
}

/** A visual heading; each option includes its group name for assistive technology. */
function GroupName({ name }: { name: string | undefined }) {
  return name === undefined ? null : (
    <div data-part="combobox-group" aria-hidden className={styles.group}>
      {name}
    </div>
  );
}
