import {
  choosePrice,
  chooseSku,
  departureOf,
  freeShippingFrom,
  sampleSku,
  skusFromDetails,
  skuToAdd,
  stockStatus,
  unsoldReason,
  variantsFromColours,
  type Departure,
  type ProductLabel,
  type SkuVariant,
  type StockStatus,
  type UnsoldReason,
} from '@basin/domain';
import type { Product, Stock } from '../../contract/types.ts';
import { moneyFrom, type Money } from '../money.ts';
import {
  coverageOf,
  kindOf,
  labelOf,
  type Coverage,
  type Finish,
  type Picture,
  type ProductCard,
  type ProductKind,
} from './product-card.ts';
import type { BundleItem } from './bundle-items.ts';
import { documentFrom, documentsOf, type ProductFile } from './product-file.ts';
import { offeredIn, priceOfSku, type Offer, type ProductPrice } from './product-price.ts';
import type { RequiredPart } from './required-parts.ts';
import type { SkuRestriction } from './restrictions.ts';

/** All data of a product page, for the product and the selected finish. */
export interface ProductDetails {
  readonly id: string;
  readonly slug: string;
  readonly kind: ProductKind;
  /** As spelt in the catalogue. */
  readonly category: string | null;
  readonly name: string;
  readonly brand: string;
  readonly label: ProductLabel;
  /** The sku of the selected finish: the requested one, else the first available one. */
  readonly sku: string;
  readonly finish: string;
  /** The model number printed on the product in the selected finish. */
  readonly modelNumber: string;
  readonly finishes: readonly OfferedFinish[];
  /** The picture of the selected finish comes first. */
  readonly pictures: readonly Picture[];
  /** Null when the shop shows no price. */
  readonly price: ProductPrice | null;
  /** The price of a sample of the selected finish; null when no sample is available. */
  readonly sample: Sample | null;
  /** Null when the stock could not be fetched. */
  readonly stock: ProductStock | null;
  /** When it ships, and how; null when it cannot be bought. */
  readonly delivery: Delivery | null;
  /** Parts that are required for the installation. */
  readonly requiredParts: readonly RequiredPart[];
  /** The parts of a bundle; empty for a single product. */
  readonly bundleItems: readonly BundleItem[];
  readonly recommended: readonly ProductCard[];
  readonly shortDescription: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly care: string | null;
  /** Years from delivery. */
  readonly warrantyYears: number | null;
  readonly specifications: readonly Specification[];
  readonly dimensions: readonly Dimension[];
  /** Guides first, then drawings and models. */
  readonly documents: readonly ProductFile[];
  /** The dimensioned drawing. */
  readonly drawing: ProductFile | null;
  /** URL of the 3D model in the selected finish. */
  readonly modelUrl: string | null;
  /** Whether the selected finish is made to order. */
  readonly isSpecialOrder: boolean;
  readonly isExclusive: boolean;
  /** Two-letter codes of states to which the selected finish cannot be shipped. */
  readonly statesExcluded: readonly string[];
  /** How tile and trim are sold; null for other products. */
  readonly coverage: Coverage | null;
}

/** A finish, with its availability. */
export interface OfferedFinish extends Finish {
  readonly state: 'available' | 'backOrder' | 'outOfStock' | 'discontinued';
}

/** A sample of a finish or tile, with its own sku. */
export interface Sample {
  readonly sku: string;
  /** 0 cents when it is free. */
  readonly price: Money;
}

/** The stock of the selected finish. */
export interface ProductStock {
  readonly status: StockStatus | UnsoldReason;
  /** Units in stock. */
  readonly available: number;
  /** Null when unknown. */
  readonly restockableInDays: number | null;
}

/** When and how a product ships. */
export interface Delivery {
  readonly departure: Departure | null;
  readonly freightPolicy: string | null;
  /** The value of a parcel's goods from which shipping is free; null for products that never ship free. */
  readonly freeFrom: Money | null;
}

/** A row of the specification table. */
export interface Specification {
  readonly label: string;
  readonly value: string;
}

/** A dimension, as text in both systems of measurement. */
export interface Dimension {
  readonly key: string;
  readonly label: string;
  readonly inches: string;
  readonly millimetres: string;
}

/** The data from which a product's details are composed. */
export interface ProductData {
  readonly product: Product;
  readonly persona: string;
  readonly chosen: ChosenFinish;
  readonly offer: Offer;
  readonly stock: Stock | undefined;
  /** The restriction of the selected finish; undefined when it could not be fetched. */
  readonly restriction: SkuRestriction | undefined;
  readonly requiredParts: readonly RequiredPart[];
  readonly bundleItems: readonly BundleItem[];
  readonly recommended: readonly ProductCard[];
  readonly now: Date;
}

/** The finishes of a product, and the selected one. */
export interface ChosenFinish {
  readonly sku: string;
  readonly variants: readonly (SkuVariant & { readonly swatch: string })[];
  /** Undefined when the product has no finishes. */
  readonly variant: SkuVariant | undefined;
}

/** Returns the finish of a sku; the default finish when the product does not have the sku. */
export function chooseFinish(product: Product, wanted: string | undefined, now: Date): ChosenFinish {
  const variants = variantsFromColours(product.colourSkuDetails, now);
  const choices = { variants, masterSku: product.masterSku, variantSkus: product.variantSkus };
  const sku = skuToAdd(wanted, choices) ?? chooseSku(choices) ?? '';
  return { sku, variants, variant: variants.find((variant) => variant.sku === sku) };
}

/** Composes the details of a product in one finish. */
export function productDetailsFrom(data: ProductData): ProductDetails {
  const { product, chosen, persona, offer, restriction, requiredParts, bundleItems, recommended } = data;
  const price = priceOfSku(offer, { sku: chosen.sku, persona, product });
  const stock = stockFrom(data, price !== null);
  return {
    id: product.productId ?? product.id ?? '',
    slug: product.slug ?? '',
    kind: kindOf(product),
    category: product.categories[0] ?? null,
    name: product.name ?? '',
    brand: product.brandDisplayName ?? product.brand ?? '',
    label: labelOf(product),
    sku: chosen.sku,
    finish: chosen.variant?.colour ?? product.finish ?? '',
    modelNumber: modelNumberOf(data),
    finishes: finishesOf(data),
    pictures: picturesOf(data),
    price,
    sample: stock?.status === 'discontinued' ? null : sampleFrom(offer, chosen.sku, persona),
    stock,
    delivery: price && deliveryFrom(data, stock),
    requiredParts,
    bundleItems,
    recommended,
    ...descriptionOf(product),
    ...filesOf(product, chosen.sku),
    isSpecialOrder: restriction?.isSpecialOrder ?? product.specialOrder === true,
    isExclusive: labelOf(product) === 'retailExclusive',
    statesExcluded: restriction?.statesExcluded ?? product.statesExcluded,
    coverage: coverageOf(product),
  };
}

const descriptionOf = (product: Product) => ({
  shortDescription: product.shortDescription ?? '',
  description: product.description ?? '',
  features: product.features,
  care: product.care ?? null,
  warrantyYears: product.warrantyYears ?? null,
  specifications: specificationsOf(product),
  dimensions: product.dimensions
    .map(split)
    .map(([key = '', label = '', inches = '', millimetres = '']) => ({ key, label, inches, millimetres })),
});

/** Returns the rows of a product's specification table. */
export const specificationsOf = ({ specifications }: Product): Specification[] =>
  specifications.map(split).map(([label = '', value = '']) => ({ label, value }));

function filesOf(product: Product, sku: string) {
  const model = documentFrom(product.modelFiles[0]);
  return {
    documents: documentsOf(product),
    drawing: documentFrom(product.drawing) ?? null,
    modelUrl: model ? `${model.url}?sku=${encodeURIComponent(sku)}` : null,
  };
}

const split = (detail: string): string[] => detail.split('|').map((part) => part.trim());

function modelNumberOf({ product, chosen: { sku }, now }: ProductData): string {
  const detail = skusFromDetails(product.skuDetails, now).find((each) => each.sku === sku);
  return detail?.customerFacingSku ?? product.customerFacingSku ?? sku;
}

function finishesOf({ product, chosen: { variants }, offer }: ProductData): OfferedFinish[] {
  const offered = new Map(offeredIn(offer).map((variant) => [variant.sku, variant]));
  const stateOf = (sku: string) => {
    const { isOnStock = true, restockableInDays } = offered.get(sku)?.availability ?? {};
    if (isOnStock) return 'available';
    return product.onBackOrder === true || restockableInDays !== undefined ? 'backOrder' : 'outOfStock';
  };
  return variants.map(({ sku, colour, swatch, discontinued }) => ({
    sku,
    name: colour,
    swatch,
    state: discontinued ? 'discontinued' : stateOf(sku),
  }));
}

/** Returns the picture of the selected finish, followed by those of no particular finish. */
function picturesOf(data: ProductData): Picture[] {
  const { product, chosen } = data;
  const texts = new Map(product.images.map((name, index) => [name, product.imageTexts[index]]));
  const [own, ...others] = pictureNames(data);
  const name = product.name ?? '';
  const alt = chosen.variant === undefined ? name : `${name}, ${chosen.variant.colour}`;
  const first = own === undefined ? [] : [{ name: own, alt }];
  return [...first, ...others.map((other) => ({ name: other, alt: texts.get(other) ?? name }))];
}

function pictureNames({ product, offer, chosen: { sku } }: ProductData): string[] {
  const variant = offeredIn(offer).find((each) => each.sku === sku);
  const pictures = variant?.images.flatMap(({ url }) => nameOf(url) ?? []) ?? [];
  return pictures.length > 0 ? [...new Set(pictures)] : product.image === undefined ? [] : [product.image];
}

/** Returns the file name at the end of a stored URL. */
const nameOf = (url: string | undefined) => url?.split('?')[0]?.split('/').pop();

function stockFrom({ product, stock, chosen }: ProductData, isPriced: boolean): ProductStock | null {
  if (!stock) return null;
  const { availableQuantity: available, restockableInDays } = stock;
  const status = stockStatus({
    available,
    isService: product.kind === 'service',
    isBackOrderable: product.onBackOrder === true || restockableInDays !== undefined,
  });
  const isDiscontinued = chosen.variant?.discontinued === true;
  return {
    status: unsoldReason({ isDiscontinued, isSoldOnline: product.soldOnline, isPriced }) ?? status,
    available,
    restockableInDays: restockableInDays ?? null,
  };
}

const isOffered = (status: ProductStock['status'] | undefined): status is StockStatus | undefined =>
  status !== 'discontinued' && status !== 'showroomOnly' && status !== 'unpriced';

function sampleFrom(offer: Offer, shownSku: string, persona: string): Sample | null {
  const sku = sampleSku(shownSku);
  const price = choosePrice(
    offeredIn(offer).flatMap(({ prices }) => prices),
    { sku, persona },
  );
  return price ? { sku, price: moneyFrom(price) } : null;
}

function deliveryFrom({ product }: ProductData, stock: ProductStock | null): Delivery | null {
  const status = stock?.status;
  if (status === 'outOfStock' || !isOffered(status)) return null;
  const { leadTime, freightPolicy, freightType } = product;
  const restockableInDays = stock?.restockableInDays ?? undefined;
  return {
    departure: departureOf({ status, leadTime, restockableInDays }) ?? null,
    freightPolicy: freightPolicy ?? null,
    freeFrom: freightType === 'Parcel' ? moneyFrom(freeShippingFrom) : null,
  };
}
