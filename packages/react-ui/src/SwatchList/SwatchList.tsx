import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Swatch, type SwatchFace } from '../SwatchPicker/Swatch.tsx';
import styles from './SwatchList.module.css';

export interface ListedSwatch extends SwatchFace {
  label: string;
  href?: string | undefined;
}

/** How many swatches show: on screens under 1330 px, and from there on. */
const counts = { default: [3, 5], wide: [5, 7] } as const;

export interface SwatchListProps extends ComponentPropsWithRef<'ul'> {
  swatches: readonly ListedSwatch[];
  /** How many there are when not all are given. */
  total?: number | undefined;
  /** `wide` is for cards that take more room. */
  mode?: keyof typeof counts | undefined;
  /** Words for those that do not show: `(2) => '+2'`. */
  more: (hidden: number) => string;
}

/** The finishes of a product on its card: as many as the width allows, and how many more. */
export const SwatchList = /* @__PURE__ */ forwardRef(function SwatchList({
  swatches,
  total = swatches.length,
  mode = 'default',
  more,
  className,
  ...props
}: SwatchListProps) {
  const [narrow, wide] = counts[mode];
  const rest = { narrow: total - narrow, wide: total - wide };
  return (
    <ul data-part="swatch-list" {...props} className={classNames(styles.root, className)}>
      {swatches.slice(0, wide).map((swatch, index) => (
        <li
          data-part="swatch-list-item"
          key={swatch.label}
          className={styles.item}
          data-from={index < narrow ? undefined : 'wide'}
        >
          <Finish {...swatch} />
        </li>
      ))}
      {rest.narrow > 0 && (
        <li data-part="swatch-list-more" className={styles.more} data-until="wide">
          {more(rest.narrow)}
        </li>
      )}
      {rest.wide > 0 && (
        <li data-part="swatch-list-more" className={styles.more} data-from="wide">
          {more(rest.wide)}
        </li>
      )}
    </ul>
  );
});

function Finish({ label, href, image, color }: ListedSwatch) {
  const face = { 'data-part': 'swatch-list-face', className: styles.face, title: label };
  const body = <Swatch image={image} color={color} label={label} />;
  return href === undefined ? (
    <span {...face}>{body}</span>
  ) : (
    <Anchor {...face} href={href}>
      {body}
    </Anchor>
  );
}
