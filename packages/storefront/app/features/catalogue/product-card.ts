import {
  decimalToCents,
  defaultCurrency,
  guestPersona,
  isNew,
  parseIsoDate,
  variantsFromColours,
  type Money,
  isZeroPrice,
} from '@basin/domain';
import type { Product } from '@basin/sdk';
import { coverageOf, type CoverageView } from './coverage.ts';
import type { MiniatureOf } from '../../shell/pictures/miniature-of.server.ts';

export const badges = ['new', 'sale', 'backOrder', 'discontinued', 'exclusive', 'specialOrder'] as const;
export type BadgeName = (typeof badges)[number];

/** What a card of a product shows; nothing else of the product travels to the browser. */
export interface ProductCardView {
  readonly sku: string;
  readonly path: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  /** What the picture shows. */
  readonly imageText: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
  readonly price: StartingPrice | undefined;
  /** How tile and trim are sold. */
  readonly coverage: CoverageView | undefined;
  /** The first of what there is to say, in the order of the list; more would cover the picture. */
  readonly badges: readonly BadgeName[];
  /** The first finishes, as many as a card has room for. */
  readonly swatches: readonly { readonly label: string; readonly image: string; readonly sku: string }[];
  readonly finishes: number;
}

/** The lowest price over all variants, and what it was before the sale. */
export interface StartingPrice {
  readonly from: Money;
  readonly was?: Money;
  /** Whether other variants cost more. */
  readonly isRange: boolean;
}

export interface CardOptions {
  readonly persona: string;
  readonly now: Date;
  /** The path of a product's page. */
  readonly pathOf: (product: Product) => string;
  readonly miniatureOf: MiniatureOf;
}

const mostSwatches = 5;
const mostBadges = 2;

/** A product of the index as a card. */
export function productCard(product: Product, { persona, now, pathOf, miniatureOf }: CardOptions): ProductCardView {
  const variants = variantsFromColours(product.colourSkuDetails, now).filter((variant) => !variant.discontinued);
  const image = product.image ?? '';
  return {
    sku: product.masterSku ?? product.sku ?? '',
    path: pathOf(product),
    name: product.name ?? '',
    brand: product.brandDisplayName ?? product.brand ?? '',
    image,
    imageText: product.imageText ?? product.name ?? '',
    placeholder: miniatureOf(image),
    price: startingPrice(product, persona),
    coverage: coverageOf(product),
    badges: badgesOf(product, persona, now),
    swatches: variants.slice(0, mostSwatches).map(({ colour, swatch, sku }) => ({ label: colour, image: swatch, sku })),
    finishes: variants.length,
  };
}

/** What a product starts at for a persona, the guest's price where the persona has none of its own. */
export function startingPrice({ prices, variantSkus }: Product, persona: string): StartingPrice | undefined {
  const price = prices[persona] ?? prices[guestPersona];
  const from = moneyFrom(price?.discountedStartingAt ?? price?.startingAt ?? price?.finalPrice ?? price?.price);
  if (!from) return undefined;
  const list = moneyFrom(price?.price);
  const isOnSale = price?.saleOffer === true || price?.discountedStartingAt !== undefined;
  const was = isOnSale && list && list.centAmount > from.centAmount ? { was: list } : {};
  return { from, isRange: variantSkus.length > 1, ...was };
}

function badgesOf(product: Product, persona: string, now: Date): BadgeName[] {
  const { launchDate, allVariantsDiscontinued, onBackOrder, exclusive, specialOrder } = product;
  const launchedAt = parseIsoDate(launchDate ?? '');
  const shown: Record<BadgeName, boolean> = {
    new: launchedAt !== undefined && isNew(launchedAt, now),
    sale: startingPrice(product, persona)?.was !== undefined,
    backOrder: onBackOrder === true,
    discontinued: allVariantsDiscontinued === true,
    exclusive: exclusive === true,
    specialOrder: specialOrder === true,
  };
  return badges.filter((name) => shown[name]).slice(0, mostBadges);
}

function moneyFrom(amount: number | undefined): Money | undefined {
  const centAmount = amount === undefined || isZeroPrice(amount) ? undefined : decimalToCents(amount);
  return centAmount === undefined ? undefined : { centAmount, currencyCode: defaultCurrency };
}
