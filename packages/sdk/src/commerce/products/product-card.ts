import {
  guestPersona,
  hasNewBadge,
  parseIsoDate,
  productLabel,
  variantsFromColours,
  type ProductAddress,
  type ProductLabel,
} from '@basin/domain';
import type { Product } from '../../contract/types.ts';
import { moneyFromDecimal, type Money } from '../money.ts';

/** The badges of a product, most important first. */
export const productBadges = ['discontinued', 'new', 'sale', 'backOrder', 'exclusive', 'specialOrder'] as const;
export type ProductBadge = (typeof productBadges)[number];

/** The kind of a product; services have no page of their own. */
export type ProductKind = 'product' | NonNullable<ProductAddress['kind']>;

/** A product, as a list shows it. */
export interface ProductCard {
  /** The master sku of the product. */
  readonly sku: string;
  /** The model number printed on the product. */
  readonly modelNumber: string;
  readonly slug: string;
  readonly kind: ProductKind;
  /** As spelt in the catalogue, such as `Bathroom Faucets`. */
  readonly category: string | null;
  readonly name: string;
  readonly brand: string;
  readonly image: Picture | null;
  /** Null when the index has no price; the shop then shows "price on request". */
  readonly price: StartingPrice | null;
  /** How tile and trim are sold; null for other products. */
  readonly coverage: Coverage | null;
  /** Kilograms in one pack of a material, such as a bag of grout; null for other products. */
  readonly packKilograms: number | null;
  readonly label: ProductLabel;
  readonly badges: readonly ProductBadge[];
  /** The finishes that are not discontinued. */
  readonly finishes: readonly Finish[];
  /** The skus of all finishes. */
  readonly skus: readonly string[];
}

/** A picture by its file name, with its alt text. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}

/** The lowest price over all finishes for this shopper. */
export interface StartingPrice {
  readonly from: Money;
  /** The price before the sale; null when it is not on sale. */
  readonly was: Money | null;
  /** The starting price for guests before any sale; null when it is not higher than this shopper's before a sale. */
  readonly list: Money | null;
  /** Whether other finishes cost more. */
  readonly isRange: boolean;
}

/** One finish of a product, which is the unit that a shopper buys. */
export interface Finish {
  readonly sku: string;
  readonly name: string;
  /** File name of the swatch. */
  readonly swatch: string;
}

/** How tile and trim are sold. */
export interface Coverage {
  readonly soldByBox: boolean;
  /** `SF` for square feet, `LF` for linear feet, `EA` for pieces. */
  readonly unit: string;
  /** Square or linear feet covered by one sold unit. */
  readonly perUnit: number;
}

/** Converts a product of the index to a card for a persona. */
export function cardFrom(product: Product, persona: string, now: Date): ProductCard {
  const available = variantsFromColours(product.colourSkuDetails, now).filter(({ discontinued }) => !discontinued);
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
    finishes: available.map(({ sku: own, colour, swatch }) => ({ sku: own, name: colour, swatch })),
    skus: product.variantSkus,
  };
}

/** Returns the starting price of a product for a persona, or the guest's price if the persona has none. */
export function startingPriceOf({ prices, variantSkus }: Product, persona: string): StartingPrice | null {
  const price = prices[persona] ?? prices[guestPersona];
  const from = startOf(price);
  if (!from) return null;
  const before = moneyFromDecimal(price?.price);
  const isOnSale = price?.saleOffer === true || price?.discountedStartingAt !== undefined;
  const was = isOnSale && before && before.cents > from.cents ? before : null;
  const guest = prices[guestPersona];
  // the index returns no sale of another persona, but its price before the sale
  const list = guest === price ? null : (moneyFromDecimal(guest?.price) ?? startOf(guest));
  return {
    from,
    was,
    list: list && list.cents > (was ?? from).cents ? list : null,
    isRange: variantSkus.length > 1,
  };
}

const startOf = (price: Product['prices'][string] | undefined) =>
  moneyFromDecimal(price?.discountedStartingAt ?? price?.startingAt ?? price?.finalPrice ?? price?.price);

export const coverageOf = ({ coveragePerUnit, soldByBox, soldByUom }: Product): Coverage | null =>
  coveragePerUnit === undefined || coveragePerUnit <= 0
    ? null
    : { perUnit: coveragePerUnit, soldByBox: soldByBox === true, unit: soldByUom ?? 'EA' };

export function kindOf({ kind, categories }: Product): ProductKind {
  if (kind === 'part') return 'service-part';
  if (kind !== 'service') return 'product';
  // categories are in English in every language
  return categories[0]?.startsWith('Install') === true ? 'install-service' : 'design-service';
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
  const isDiscontinued = product.allVariantsDiscontinued === true;
  const shown: Record<ProductBadge, boolean> = {
    discontinued: isDiscontinued,
    new: launchedAt !== undefined && hasNewBadge(launchedAt, now),
    sale: (startingPriceOf(product, persona)?.was ?? null) !== null,
    backOrder: product.onBackOrder === true && !isDiscontinued,
    exclusive: product.exclusive === true,
    specialOrder: product.specialOrder === true,
  };
  return productBadges.filter((name) => shown[name]);
}
