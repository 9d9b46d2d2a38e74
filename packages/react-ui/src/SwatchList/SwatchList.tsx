import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Swatch, type SwatchFace } from '../SwatchPicker/Swatch.tsx';
import styles from './SwatchList.module.css';

export interface ListedSwatch extends SwatchFace {
  label: string;
  /**
   * Instead of a picture: the name by which a style sheet of the application sets its background,
   * `[data-swatch='brushed-nickel'] { background-image: … }`. Many cards then refer to each picture only once.
   */
  face?: string | undefined;
  href?: string | undefined;
}

/** Number of visible swatches: below 1330 px and from 1330 px. */
const counts = { default: [3, 5], wide: [5, 7] } as const;

export interface SwatchListProps extends ComponentPropsWithRef<'div'> {
  /** The finishes in display order. */
  swatches: readonly ListedSwatch[];
  /** Total number of finishes when not all are passed. */
  total?: number | undefined;
  /** `wide` is for wider cards. */
  mode?: keyof typeof counts | undefined;
  /** Returns the text for hidden swatches: `(2) => '+2'`. */
  more: (hidden: number) => string;
}

/** The finishes of a product on its card: as many as fit the width, and the number of the others. */
export const SwatchList = /* @__PURE__ */ forwardRef(function SwatchList({
  swatches,
  total = swatches.length,
  mode = 'default',
  more,
  className,
  ...props
}: SwatchListProps) {
  const [narrow, wide] = counts[mode];
  const moreThan = (shown: number) => (total > shown ? more(total - shown) : undefined);
  return (
    <div
      data-part="swatch-list"
      role="group"
      {...props}
      className={classNames(styles.root, className)}
      data-more={moreThan(narrow)}
      data-more-wide={moreThan(wide)}
    >
      {swatches.slice(0, wide).map((swatch, index) => (
        <Finish key={index} {...swatch} data-from={index < narrow ? undefined : 'wide'} />
      ))}
    </div>
  );
});

function Finish({ label, href, image, color, face, ...shown }: ListedSwatch & { 'data-from': string | undefined }) {
  const props = {
    'data-part': 'swatch-list-face',
    className: styles.face,
    title: label,
    'data-swatch': face,
    ...shown,
  };
  const body = face === undefined && <Swatch image={image} color={color} label={label} />;
  if (href === undefined)
    return (
      <span {...props} role={body ? undefined : 'img'}>
        {body}
      </span>
    );
  return (
    <Anchor {...props} href={href}>
      {body}
    </Anchor>
  );
}
