'use client';

import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldText } from '../Field/Field.tsx';
import { typedValueRef } from '../Field/typed-value-ref.ts';
import { forwardRef } from '../forward-ref.ts';
import rail from '../RangeField/RangeField.module.css';
import { Track } from '../RangeField/Track.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useValue } from '../use-value.ts';
import styles from './Slider.module.css';

export interface SliderProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** The selected number, controlled by the caller. */
  value?: number | undefined;
  /**
   * The initial number.
   *
   * @default min
   */
  defaultValue?: number | undefined;
  /** Called with the number after each change. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Formats a value as shown and as announced by the thumb: "25 miles". */
  valueText: (value: number) => string;
}

/** An approximate number on a scale. A form submits it, also before scripts load. */
export const Slider = /* @__PURE__ */ forwardRef(function Slider(props: SliderProps) {
  const { className, min, max, value, defaultValue = min, onValueChange, valueText, ...rest } = props;
  const [number, set] = useValue(value, defaultValue, onValueChange);
  const { text, control } = useField(rest);
  const hydrated = useHydrated(); // before hydration the text would not follow the thumb
  return (
    <Field part="slider" {...text} className={className}>
      <div data-part="slider-line" className={styles.line}>
        <div data-part="slider-box" className={classNames(rail.sliders, styles.sliders)}>
          <Track part="slider" from={0} to={(number - min) / (max - min)} />
          <input
            data-part="field-control"
            {...control}
            ref={typedValueRef({ ref: control.ref, value: number, onValueChange: (text) => set(Number(text)) })}
            type="range"
            className={rail.slider}
            aria-valuetext={hydrated ? valueText(number) : undefined}
            min={min}
            max={max}
            value={number}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              control.onChange?.(event);
              set(event.currentTarget.valueAsNumber);
            }}
          />
        </div>
        <span data-part="slider-value" aria-hidden className={styles.value}>
          {valueText(number)}
        </span>
      </div>
    </Field>
  );
});
