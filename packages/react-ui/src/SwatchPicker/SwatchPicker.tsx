'use client';

import { useId } from 'react';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { checked } from '../RadioGroup/RadioGroup.tsx';
import { Swatch, type SwatchFace } from './Swatch.tsx';
import styles from './SwatchPicker.module.css';

export interface SwatchOption extends SwatchFace {
  value: string;
  label: string;
  /** Availability as text: "Discontinued", "Back-ordered, ships in 3 weeks". */
  status?: string | undefined;
  /** Strikes the swatch through; it can still be selected. */
  unavailable?: boolean | undefined;
}

export interface SwatchPickerProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue' | 'name'> {
  /** The finishes in display order. */
  options: readonly SwatchOption[];
  /** Name under which a form submits the selected finish. */
  name?: string | undefined;
  /** The selected finish, controlled by the caller. */
  value?: string | undefined;
  /** The initially selected finish. */
  defaultValue?: string | undefined;
  /** Called with the selected finish after each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Squares to choose one finish from; the name and availability of the selected one are shown below as text. */
export const SwatchPicker = /* @__PURE__ */ forwardRef(function SwatchPicker({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  ...props
}: SwatchPickerProps) {
  const generated = useId();
  return (
    <Fieldset data-part="swatch-picker" {...props}>
      <div data-part="swatch-picker-swatches" className={styles.swatches}>
        {options.map((option) => (
          <label data-part="swatch-picker-option" key={option.value} className={styles.option} title={option.label}>
            <span data-part="swatch-picker-face" className={styles.face} data-unavailable={flag(option.unavailable)}>
              <input
                data-part="swatch-picker-input"
                {...checked(option.value, value, defaultValue)}
                type="radio"
                name={name ?? generated}
                value={option.value}
                className={styles.input}
                onChange={() => onValueChange?.(option.value)}
              />
              <Swatch image={option.image} color={option.color} />
            </span>
            <span data-part="swatch-picker-name" className={styles.name}>
              {option.label}
              {option.status !== undefined && (
                <span data-part="swatch-picker-status" className={styles.status}>
                  , {option.status}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
});
