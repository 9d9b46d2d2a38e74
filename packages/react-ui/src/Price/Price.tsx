import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The current price, formatted: "$612.00", "From $612.00". */
  current: ReactNode;
  /** The former price, struck through. */
  was?: ReactNode;
  /** With `was`, both prices as a sentence for screen readers: "Was $700.00. Now $612.00". */
  spoken?: string | undefined;
  /** For whom or until when the price is valid, next to the figures. */
  note?: ReactNode;
  /** What the price buys, on a separate line: "per box · $4.20 / sq ft". */
  unit?: ReactNode;
  /** `l` is for the main price of a page. */
  size?: 's' | 'l' | undefined;
}

/** A price in aligned figures; a sale shows both prices, for screen readers too. */
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
