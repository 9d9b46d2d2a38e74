import {
  choosePrice,
  chooseSku,
  departureOf,
  freeShippingFrom,
  sampleSku,
  skusFromDetails,
  skuToAdd,
  stockStatus,
  variantsFromColours,
  type Departure,
  type ProductLabel,
  type SkuVariant,
  type StockStatus,
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
import { documentFrom, documentsOf, type ProductFile } from './product-file.ts';
import { offeredIn, priceOfSku, type Offer, type ProductPrice } from './product-price.ts';
import type { RequiredPart } from './required-parts.ts';
import type { SkuRestriction } from './restrictions.ts';

/** All that a product's page shows, of the product in general and of the chosen finish. */
export interface ProductDetails {
  readonly id: string;
  readonly slug: string;
  readonly kind: ProductKind;
  /** As the catalogue spells it. */
  readonly category: string | null;
  readonly name: string;
  readonly brand: string;
  readonly label: ProductLabel;
  /** The chosen finish: the one that was asked for, else the first that is made. */
  readonly sku: string;
  readonly finish: string;
  /** The number that stands on the piece in the chosen finish. */
  readonly modelNumber: string;
  readonly finishes: readonly OfferedFinish[];
  /** The chosen finish's own picture first. */
  readonly pictures: readonly Picture[];
  /** Null when the shop shows no price. */
  readonly price: ProductPrice | null;
  /** What a sample of the chosen finish costs; null when there is none to order. */
  readonly sample: Sample | null;
  /** Null when the stock could not be asked. */
  readonly stock: ProductStock | null;
  /** When it leaves and how it is sent; null when it cannot be bought. */
  readonly delivery: Delivery | null;
  /** What must be there before it can be fitted. */
  readonly requiredParts: readonly RequiredPart[];
  /** The parts of a set; empty for a single product. */
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
  /** Files to read first, then drawings and models. */
  readonly documents: readonly ProductFile[];
  /** The drawing with the dimensions. */
  readonly drawing: ProductFile | null;
  /** Address of the model in the chosen finish. */
  readonly modelUrl: string | null;
  /** Whether the chosen finish is made to order. */
  readonly isSpecialOrder: boolean;
  readonly isExclusive: boolean;
  /** Two-letter states that the chosen finish may not be sent to. */
  readonly statesExcluded: readonly string[];
  /** How tile and trim are sold; null for all else. */
  readonly coverage: Coverage | null;
}

/** A finish, and whether it can be had. */
export interface OfferedFinish extends Finish {
  readonly state: 'available' | 'backOrder' | 'outOfStock' | 'discontinued';
}

/** A sample of a finish or tile, which goes into the cart by its own sku. */
export interface Sample {
  readonly sku: string;
  /** 0 cents when it is free. */
  readonly price: Money;
}

/** Whether the chosen finish can be had. */
export interface ProductStock {
  readonly status: StockStatus | 'discontinued' | 'showroomOnly';
  /** Units at hand. */
  readonly available: number;
  /** Null when it is not known. */
  readonly restockableInDays: number | null;
}

/** When a product leaves and how it is sent. */
export interface Delivery {
  readonly departure: Departure | null;
  readonly freightPolicy: string | null;
  /** What the goods of its parcel have to come to for free shipping; null for what is never sent free. */
  readonly freeFrom: Money | null;
}

/** A row of the specification table. */
export interface Specification {
  readonly label: string;
  readonly value: string;
}

/** A measure, as text in both systems. */
export interface Dimension {
  readonly key: string;
  readonly label: string;
  readonly inches: string;
  readonly millimetres: string;
}

/** A part of a set. */
export interface BundleItem {
  readonly sku: string;
  readonly name: string;
  /** Pieces of it in one set. */
  readonly quantity: number;
  /** Its own product; null when it is sold in the set only. */
  readonly product: ProductCard | null;
}

/** What is known of a product when its details are put together. */
export interface ProductFindings {
  readonly product: Product;
  readonly persona: string;
  readonly chosen: ChosenFinish;
  readonly offer: Offer;
  readonly stock: Stock | undefined;
  /** Of the chosen finish; undefined when it could not be asked. */
  readonly restriction: SkuRestriction | undefined;
  readonly requiredParts: readonly RequiredPart[];
  readonly bundleItems: readonly BundleItem[];
  readonly recommended: readonly ProductCard[];
  readonly now: Date;
}

/** The finishes of a product, and which of them is meant. */
export interface ChosenFinish {
  readonly sku: string;
  readonly variants: readonly (SkuVariant & { readonly swatch: string })[];
  /** Undefined when the product has no finishes. */
  readonly variant: SkuVariant | undefined;
}

/** The finish of a sku of a product; the default one when the product does not have the sku. */
export function chooseFinish(product: Product, wanted: string | undefined, now: Date): ChosenFinish {
  const variants = variantsFromColours(product.colourSkuDetails, now);
  const choices = { variants, masterSku: product.masterSku, variantSkus: product.variantSkus };
  const sku = skuToAdd(wanted, choices) ?? chooseSku(choices) ?? '';
  return { sku, variants, variant: variants.find((variant) => variant.sku === sku) };
}

/** The details of a product in one finish. */
export function detailsFrom(findings: ProductFindings): ProductDetails {
  const { product, chosen, persona, offer, restriction, requiredParts, bundleItems, recommended } = findings;
  const price = priceOfSku(offer, { sku: chosen.sku, persona, product });
  const stock = stockFrom(findings);
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
    modelNumber: modelNumberOf(findings),
    finishes: finishesOf(findings),
    pictures: picturesOf(findings),
    price,
    sample: isOffered(stock?.status) ? sampleFrom(offer, chosen.sku, persona) : null,
    stock,
    delivery: price && deliveryFrom(findings, stock),
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

/** The rows of a product's specification table. */
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

function modelNumberOf({ product, chosen: { sku }, now }: ProductFindings): string {
  const detail = skusFromDetails(product.skuDetails, now).find((each) => each.sku === sku);
  return detail?.customerFacingSku ?? product.customerFacingSku ?? sku;
}

function finishesOf({ product, chosen: { variants }, offer }: ProductFindings): OfferedFinish[] {
  const offered = new Map(offeredIn(offer).map((variant) => [variant.sku, variant]));
  const stateOf = (sku: string) => {
    const { isOnStock = true, restockableInDays } = offered.get(sku)?.availability ?? {};
    if (isOnStock) return 'available';
    return product.onBackOrder === true || restockableInDays !== undefined ? 'backOrder' : 'outOfStock';
  };
  return variants.map(({ sku, colour, swatch, discontinued }) => ({
    ...{ sku, name: colour, swatch },
    state: discontinued ? 'discontinued' : stateOf(sku),
  }));
}

/** The chosen finish's own picture first, then those that are of no finish. */
function picturesOf(findings: ProductFindings): Picture[] {
  const { product, chosen } = findings;
  const texts = new Map(product.images.map((name, index) => [name, product.imageTexts[index]]));
  const [own, ...others] = pictureNames(findings);
  const name = product.name ?? '';
  const alt = chosen.variant === undefined ? name : `${name}, ${chosen.variant.colour}`;
  const first = own === undefined ? [] : [{ name: own, alt }];
  return [...first, ...others.map((other) => ({ name: other, alt: texts.get(other) ?? name }))];
}

function pictureNames({ product, offer, chosen: { sku } }: ProductFindings): string[] {
  const variant = offeredIn(offer).find((each) => each.sku === sku);
  const pictures = variant?.images.flatMap(({ url }) => nameOf(url) ?? []) ?? [];
  return pictures.length > 0 ? [...new Set(pictures)] : product.image === undefined ? [] : [product.image];
}

/** The master's name at the end of a stored address. */
const nameOf = (url: string | undefined) => url?.split('?')[0]?.split('/').pop();

function stockFrom({ product, stock, chosen }: ProductFindings): ProductStock | null {
  if (!stock) return null;
  const { availableQuantity: available, restockableInDays } = stock;
  const status = stockStatus({
    available,
    isService: product.kind === 'service',
    isBackOrderable: product.onBackOrder === true || restockableInDays !== undefined,
  });
  const isDiscontinued = chosen.variant?.discontinued === true;
  return {
    status: isDiscontinued ? 'discontinued' : product.soldOnline === false ? 'showroomOnly' : status,
    available,
    restockableInDays: restockableInDays ?? null,
  };
}

/** Of what is sold out a sample can still be had. */
const isOffered = (status: ProductStock['status'] | undefined): status is StockStatus | undefined =>
  status !== 'discontinued' && status !== 'showroomOnly';

function sampleFrom(offer: Offer, shownSku: string, persona: string): Sample | null {
  const sku = sampleSku(shownSku);
  const price = choosePrice(
    offeredIn(offer).flatMap(({ prices }) => prices),
    { sku, persona },
  );
  return price ? { sku, price: moneyFrom(price) } : null;
}

function deliveryFrom({ product }: ProductFindings, stock: ProductStock | null): Delivery | null {
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
