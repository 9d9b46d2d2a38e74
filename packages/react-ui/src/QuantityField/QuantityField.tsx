'use client';

import { useRef, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldText, type FieldValue } from '../Field/Field.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './QuantityField.module.css';

/** A step button. With `name` and `value` it submits its form, so that it works before scripts load. */
export interface QuantityStep {
  /** Accessible name: "Increase quantity of Purist faucet". */
  label: string;
  name?: string | undefined;
  value?: string | undefined;
}

export interface QuantityFieldProps extends FieldText, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The button for one unit less: its label and, in a form, its name and value. */
  decrease: QuantityStep;
  /** The button for one unit more: its label and, in a form, its name and value. */
  increase: QuantityStep;
}

/** A number of units that is typed or changed with step buttons. */
export const QuantityField = /* @__PURE__ */ forwardRef(function QuantityField({
  className,
  decrease,
  increase,
  ref,
  ...props
}: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = useField({ min: 1, step: 1, ...props });
  const hydrated = useHydrated();
  const shared = { disabled: props.disabled, controls: field.control.id, hydrated };
  return (
    <Field part="quantity-field" {...field.text} className={classNames(styles.root, className)}>
      <span data-part="quantity-field-stepper" className={styles.stepper}>
        {decrease.name !== undefined && !hydrated && <EnterButton />}
        <StepButton {...shared} {...decrease} icon="minus" onStep={() => move(input.current, 'stepDown')} />
        <input
          data-part="field-control"
          inputMode="numeric"
          {...field.control}
          ref={useMergedRef(input, ref)}
          type="number"
          className={styles.input}
        />
        <StepButton {...shared} {...increase} icon="plus" onStep={() => move(input.current, 'stepUp')} />
      </span>
    </Field>
  );
});

/** Enter presses the first submit button of a form: this one precedes the step buttons, so that Enter submits the typed number. */
const EnterButton = () => <button type="submit" hidden />;

interface StepButtonProps extends QuantityStep {
  icon: 'minus' | 'plus';
  controls: string;
  disabled?: boolean | undefined;
  hydrated: boolean;
  onStep: () => void;
}

function StepButton({ label, name, value, icon, controls, disabled, hydrated, onStep }: StepButtonProps) {
  return (
    <button
      data-part="quantity-field-step"
      type={name === undefined || hydrated ? 'button' : 'submit'}
      name={name}
      value={value}
      className={styles.step}
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Steps the input as a person would, so that `onInput` and `onChange` fire. */
function move(input: HTMLInputElement | null, direction: 'stepUp' | 'stepDown') {
  if (input === null) return;
  const before = input.value;
  if (before === '') input.value = input.min;
  else input[direction]();
  if (input.value === before) return;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
