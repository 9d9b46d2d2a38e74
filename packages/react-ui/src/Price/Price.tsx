import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What it costs now, as it is read: "$612.00", "From $612.00". */
  current: ReactNode;
  /** What it cost before, struck through. */
  was?: ReactNode;
  /** With `was`, both prices in words for those who listen: "Was $700.00. Now $612.00". */
  spoken?: string | undefined;
  /** Whose price it is or until when, beside the figures. */
  note?: ReactNode;
  /** What the price is for, on a line of its own: "per box · $4.20 / sq ft". */
  unit?: ReactNode;
  /** `l` is the one price of a page. */
  size?: 's' | 'l' | undefined;
}

/** A price in figures that line up; a sale says both prices, also to those who listen. */
export const Price = /* @__PURE__ */ forwardRef(function Price({
  current,
  was,
  spoken,
  note,
  unit,
  size,
  className,
  ...props
}: PriceProps) {
  const isSale = was !== undefined;
  const heard = isSale && spoken !== undefined;
  return (
    <p data-part="price" {...props} className={classNames(styles.root, className)} data-size={size}>
      {heard && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {isSale ? (
        <>
          <span data-part="price-current" className={styles.current} aria-hidden={heard || undefined}>
            {current}
          </span>
          <s data-part="price-was" className={styles.was} aria-hidden={heard || undefined}>
            {was}
          </s>
        </>
      ) : (
        current
      )}
      {note && (
        <span data-part="price-note" className={styles.note}>
          {note}
        </span>
      )}
      {unit && (
        <span data-part="price-unit" className={styles.unit}>
          {unit}
        </span>
      )}
    </p>
  );
});
