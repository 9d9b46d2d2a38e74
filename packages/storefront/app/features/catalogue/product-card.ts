import type { Coverage, Finish, Picture, ProductBadge, ProductCard, StartingPrice } from '@basin/sdk';
import type { MiniatureOf } from '../../shell/pictures/miniature-of.server.ts';

/** What a card of a product shows; nothing else of the product travels to the browser. */
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
  /** The first of what there is to say; more would cover the picture. */
  readonly badges: readonly ProductBadge[];
  /** The first finishes, as many as a card has room for. */
  readonly swatches: readonly Finish[];
  readonly finishes: number;
}

export interface CardOptions {
  /** The path of a product's page. */
  readonly pathOf: (product: ProductCard) => string;
  readonly miniatureOf: MiniatureOf;
}

const mostSwatches = 7;
const mostBadges = 2;

/** A product as the shop's card shows it. */
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
    badges: product.badges.slice(0, mostBadges),
    swatches: finishes.slice(0, mostSwatches),
    finishes: finishes.length,
  };
}
