import {
  guestPersona,
  isNew,
  parseIsoDate,
  productLabel,
  variantsFromColours,
  type ProductAddress,
  type ProductLabel,
} from '@basin/domain';
import type { Product } from '../../contract/types.ts';
import { moneyFromDecimal, type Money } from '../money.ts';

/** What is said of a product at once, the most important first. */
export const productBadges = ['new', 'sale', 'backOrder', 'discontinued', 'exclusive', 'specialOrder'] as const;
export type ProductBadge = (typeof productBadges)[number];

/** What kind of thing is sold; a service has no page of its own. */
export type ProductKind = 'product' | NonNullable<ProductAddress['kind']>;

/** A product as a list shows it. */
export interface ProductCard {
  /** The sku of the product as a whole. */
  readonly sku: string;
  /** The number that stands on the piece. */
  readonly modelNumber: string;
  readonly slug: string;
  readonly kind: ProductKind;
  /** As the catalogue spells it, such as `Bathroom Faucets`. */
  readonly category: string | null;
  readonly name: string;
  readonly brand: string;
  readonly image: Picture | null;
  /** Null when the index has no price: the shop says "price on request". */
  readonly price: StartingPrice | null;
  /** How tile and trim are sold; null for all else. */
  readonly coverage: Coverage | null;
  /** What one pack of a material holds, such as a bag of grout; null for all else. */
  readonly packKilograms: number | null;
  readonly label: ProductLabel;
  readonly badges: readonly ProductBadge[];
  /** Those that are still made. */
  readonly finishes: readonly Finish[];
  /** The skus of all finishes. */
  readonly skus: readonly string[];
}

/** A picture by the name of its master, and what it shows. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}

/** The lowest price over all finishes for this shopper. */
export interface StartingPrice {
  readonly from: Money;
  /** What it was before the sale; null when it is not on sale. */
  readonly was: Money | null;
  /** What guests start at; null when that is no more. */
  readonly list: Money | null;
  /** Whether other finishes cost more. */
  readonly isRange: boolean;
}

/** One finish of a product, which is what a shopper buys. */
export interface Finish {
  readonly sku: string;
  readonly name: string;
  /** Name of the swatch's picture. */
  readonly swatch: string;
}

/** How tile and trim are sold. */
export interface Coverage {
  readonly soldByBox: boolean;
  /** `SF` for square feet, `LF` for linear feet, `EA` for pieces. */
  readonly unit: string;
  /** Square or linear feet of one sold unit. */
  readonly perUnit: number;
}

/** A product of the index as a card for a price group. */
export function cardFrom(product: Product, persona: string, now: Date): ProductCard {
  const made = variantsFromColours(product.colourSkuDetails, now).filter(({ discontinued }) => !discontinued);
  const name = product.name ?? '';
  const sku = product.masterSku ?? product.sku ?? '';
  return {
    sku,
    modelNumber: product.masterCustomerFacingSku ?? sku,
    slug: product.slug ?? '',
    kind: kindOf(product),
    category: product.categories[0] ?? null,
    name,
    brand: product.brandDisplayName ?? product.brand ?? '',
    image: product.image === undefined ? null : { name: product.image, alt: product.imageText ?? name },
    price: startingPriceOf(product, persona),
    coverage: coverageOf(product),
    packKilograms: product.packKilograms ?? null,
    label: labelOf(product),
    badges: badgesOf(product, persona, now),
    finishes: made.map(({ sku: own, colour, swatch }) => ({ sku: own, name: colour, swatch })),
    skus: product.variantSkus,
  };
}

/** What a product starts at for a price group, the guest's price where the group has none of its own. */
export function startingPriceOf({ prices, variantSkus }: Product, persona: string): StartingPrice | null {
  const price = prices[persona] ?? prices[guestPersona];
  const from = startOf(price);
  if (!from) return null;
  const before = moneyFromDecimal(price?.price);
  const isOnSale = price?.saleOffer === true || price?.discountedStartingAt !== undefined;
  const higher = (other: Money | null | undefined) => (other && other.cents > from.cents ? other : null);
  return {
    from,
    was: isOnSale ? higher(before) : null,
    list: higher(startOf(prices[guestPersona])),
    isRange: variantSkus.length > 1,
  };
}

const startOf = (price: Product['prices'][string] | undefined) =>
  moneyFromDecimal(price?.discountedStartingAt ?? price?.startingAt ?? price?.finalPrice ?? price?.price);

export const coverageOf = ({ coveragePerUnit, soldByBox, soldByUom }: Product): Coverage | null =>
  coveragePerUnit === undefined || coveragePerUnit <= 0
    ? null
    : { perUnit: coveragePerUnit, soldByBox: soldByBox === true, unit: soldByUom ?? 'EA' };

export function kindOf({ kind, localCategory }: Product): ProductKind {
  if (kind === 'part') return 'service-part';
  if (kind !== 'service') return 'product';
  return localCategory?.startsWith('Install') ? 'install-service' : 'design-service';
}

export const labelOf = (product: Product): ProductLabel =>
  productLabel({
    isServicePart: product.kind === 'part',
    isRetailExclusive: product.exclusive,
    isDiscontinued: product.allVariantsDiscontinued,
    hasRequiredAccessories: product.requiredAccessories.length > 0,
    isSuperSku: product.comboSku !== undefined,
  });

function badgesOf(product: Product, persona: string, now: Date): ProductBadge[] {
  const launchedAt = parseIsoDate(product.launchDate ?? '');
  const shown: Record<ProductBadge, boolean> = {
    new: launchedAt !== undefined && isNew(launchedAt, now),
    sale: (startingPriceOf(product, persona)?.was ?? null) !== null,
    backOrder: product.onBackOrder === true,
    discontinued: product.allVariantsDiscontinued === true,
    exclusive: product.exclusive === true,
    specialOrder: product.specialOrder === true,
  };
  return productBadges.filter((name) => shown[name]);
}
