import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Rating.module.css';

export interface RatingProps extends ComponentPropsWithRef<'span'> {
  /** A number from 0 to `max`, including fractions. */
  value: number;
  /**
   * The best possible rating: the number of stars.
   *
   * @default 5
   */
  max?: number | undefined;
  /** Text for screen readers: "4.3 of 5 stars". */
  label: string;
}

/** An average rating in stars. Its children follow the stars, such as the number of reviews. */
export const Rating = /* @__PURE__ */ forwardRef(function Rating({
  value,
  max = 5,
  label,
  className,
  children,
  ...props
}: RatingProps) {
  const stars = `M-12 2${`m24 0${star}`.repeat(max)}`;
  return (
    <span data-part="rating" {...props} className={classNames(styles.root, className)}>
      <svg
        data-part="rating-stars"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${max * cell} ${cell}`}
        className={styles.stars}
      >
        <path d={stars} />
        {/* a nested drawing is clipped to its own width */}
        <svg data-part="rating-chosen" width={value * cell} height={cell} className={styles.chosen}>
          <path d={stars} />
        </svg>
      </svg>
      {children}
    </span>
  );
});

/** Side of the square around a star. */
const cell = 24;
const star = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';
