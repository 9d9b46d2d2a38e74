import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { forwardRef } from '../forward-ref.ts';
import { MediaCard, type MediaCardProps } from '../MediaCard/MediaCard.tsx';
import styles from '../MediaCard/MediaCard.module.css';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { SwatchList, type SwatchListProps } from '../SwatchList/SwatchList.tsx';

export interface CardBadge {
  label: string;
  tone?: BadgeProps['tone'];
}

export interface ProductCardProps extends Omit<MediaCardProps, 'title' | 'media' | 'eyebrow' | 'badges'> {
  name: ReactNode;
  picture: ReactNode;
  /** A short line over the name, such as the brand. */
  brand?: ReactNode;
  /** What the card costs; none when it has no price. */
  price?: PriceProps | undefined;
  /** Words on the picture; two at most, more would cover it. */
  badges?: readonly CardBadge[] | undefined;
  /** The finishes below the price. */
  swatches?: SwatchListProps | undefined;
  /** Below everything, such as a box to compare; what is pressed there is not the card's link. */
  children?: ReactNode;
}

/** A product on a grid: picture, name, price, finishes. One link, the whole card is its target. */
export const ProductCard = /* @__PURE__ */ forwardRef(function ProductCard({
  name,
  picture,
  brand,
  price,
  badges = [],
  swatches,
  children,
  ...props
}: ProductCardProps) {
  const words = badges.map(({ label, tone }) => (
    <Badge key={label} tone={tone} className={badges.length === 1 ? styles.badge : undefined}>
      {label}
    </Badge>
  ));
  return (
    <MediaCard
      data-part="product-card"
      {...props}
      title={name}
      eyebrow={brand}
      media={picture}
      badges={words.length > 1 && words}
    >
      {price && <Price {...price} />}
      {swatches && <SwatchList {...swatches} />}
      {words.length === 1 && words}
      {children}
    </MediaCard>
  );
});
