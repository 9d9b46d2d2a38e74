import type { Coverage, Finish, Picture, ProductBadge, ProductCard, StartingPrice } from '@basin/sdk';
import type { MiniatureOf } from '../../shell/pictures/miniature-of.server.ts';

/** The part of a product that its card shows and the browser receives. */
export interface ProductCardView {
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly brand: string;
  readonly image: Picture;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
  readonly price: StartingPrice | null;
  readonly coverage: Coverage | null;
  /** The first badges only: more would cover the picture. */
  readonly badges: readonly ProductBadge[];
  /** The first finishes, as many as fit on a card. */
  readonly swatches: readonly Finish[];
  readonly finishes: number;
}

export interface CardOptions {
  /** Returns the path of a product page. */
  readonly pathOf: (product: ProductCard) => string;
  readonly miniatureOf: MiniatureOf;
}

const maxSwatches = 7;
const maxBadges = 2;

/** Converts a product to its card view. */
export function cardView(product: ProductCard, { pathOf, miniatureOf }: CardOptions): ProductCardView {
  const { sku, name, brand, price, coverage, finishes } = product;
  const image = product.image ?? { name: '', alt: name };
  return {
    sku,
    path: pathOf(product),
    name,
    brand,
    image,
    placeholder: miniatureOf(image.name),
    price,
    coverage,
    badges: product.badges.slice(0, maxBadges),
    swatches: finishes.slice(0, maxSwatches),
    finishes: finishes.length,
  };
}
