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
  /** The name of the product, as the heading of the card. */
  name: ReactNode;
  /** A `Picture` of the product. */
  picture: ReactNode;
  /** A short line above the name, such as the brand. */
  brand?: ReactNode;
  /** The price; omit it when the product has none. */
  price?: PriceProps | undefined;
  /** Badges on the picture; at most two, so that they do not cover it. */
  badges?: readonly CardBadge[] | undefined;
  /** The finishes, below the price. */
  swatches?: SwatchListProps | undefined;
  /** Content at the bottom, such as a compare checkbox; presses there do not follow the card's link. */
  children?: ReactNode;
}

/** A product in a grid: picture, name, price, finishes. It has one link, and the whole card is its target. */
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
