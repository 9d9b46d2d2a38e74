'use client';

import { useId } from 'react';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { forwardRef } from '../forward-ref.ts';
import { useValue } from '../use-value.ts';
import { BoundInput } from './BoundInput.tsx';
import { Histogram } from './Histogram.tsx';
import styles from './RangeField.module.css';
import { Track } from './Track.tsx';

export type Range = readonly [low: number, high: number];

/** One bound of the range. */
export interface Bound {
  label: string;
  /** Name under which a form submits it. */
  name?: string | undefined;
}

export interface RangeFieldProps extends Omit<FieldsetProps, 'children' | 'onChange' | 'defaultValue'> {
  /** The field of the lower bound: its label and, in a form, its name. */
  low: Bound;
  /** The field of the upper bound: its label and, in a form, its name. */
  high: Bound;
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /**
   * How far one press of an arrow key moves a thumb.
   *
   * @default 1
   */
  step?: number | undefined;
  /** The selected range, controlled by the caller. */
  value?: Range | undefined;
  /** The initially selected range. */
  defaultValue?: Range | undefined;
  /** Called with the range after each change. */
  onValueChange?: ((range: Range) => void) | undefined;
  /** Number of items from `min` to `max`, in steps of equal width. */
  histogram?: readonly number[] | undefined;
  /** Formats a value as the thumbs announce it: "$1,200". */
  valueText: (value: number) => string;
}

/** A lower and an upper bound: two thumbs under a histogram and two number fields. Only the fields are submitted; they work without scripts. */
export const RangeField = /* @__PURE__ */ forwardRef(function RangeField(props: RangeFieldProps) {
  const {
    low,
    high,
    min,
    max,
    step = 1,
    value,
    defaultValue = [min, max],
    onValueChange,
    histogram,
    valueText,
    ...rest
  } = props;
  const id = useId();
  const [[from, to], set] = useValue<Range>(value, defaultValue, onValueChange);
  const lower = { ...low, id: `${id}-low`, value: from, min, max: to, set: (next: number) => set([next, to]) };
  const upper = { ...high, id: `${id}-high`, value: to, min: from, max, set: (next: number) => set([from, next]) };
  const bounds = [lower, upper];
  const share = (at: number) => (at - min) / (max - min);
  const clamp = (next: number, least: number, most: number) => Math.min(Math.max(next, least), most);
  return (
    <Fieldset data-part="range-field" {...rest}>
      <div data-part="range-field-sliders" className={styles.sliders}>
        {histogram && <Histogram counts={histogram} from={share(from)} to={share(to)} />}
        <Track part="range-field" from={share(from)} to={share(to)} />
        {bounds.map((bound) => (
          <input
            data-part="range-field-slider"
            key={bound.id}
            type="range"
            className={styles.slider}
            aria-label={bound.label}
            aria-valuetext={valueText(bound.value)}
            min={min}
            max={max}
            step={step}
            value={bound.value}
            onChange={(event) => bound.set(clamp(event.currentTarget.valueAsNumber, bound.min, bound.max))}
          />
        ))}
      </div>
      <div data-part="range-field-bounds" className={styles.bounds}>
        {bounds.map(({ set: setBound, ...bound }) => (
          <BoundInput key={bound.id} {...bound} step={step} onCommit={setBound} />
        ))}
      </div>
    </Fieldset>
  );
});
