import {
  departureOf,
  freeShippingFrom,
  stockStatus,
  type ProductPaths,
  type SkuVariant,
  productLabel,
  skusFromDetails,
  type ProductLabel,
} from '@basin/domain';
import { type ProductCardView, coverageOf } from '../catalogue/index.ts';
import { documentFrom, documentsOf } from '../documents/index.ts';
import type { Product } from '@basin/sdk';
import type { Catalogue } from '../../shell/sdk/guest-catalogue.server.ts';
import type { MiniatureOf } from '../../shell/pictures/miniature-of.server.ts';
import type { BundleItems } from '../catalogue/index.server.ts';
import { priceOfSku, variantsOf, type Offer } from './offer.server.ts';
import type {
  BundleItemView,
  DeliveryView,
  DimensionView,
  FinishState,
  FinishView,
  PictureView,
  ProductView,
  RequiredPartView,
  StockView,
} from './product-view.ts';

/** The stock of a sku; undefined when it could not be read. */
export type Stock = Awaited<ReturnType<Catalogue['inventory']['stock']>> | undefined;

/** What is known of a product when its page is made. */
export interface ProductFindings {
  readonly product: Product;
  readonly bundleItems: BundleItems;
  /** The products of the bundle's skus; one that is gone is missing. */
  readonly parts: ReadonlyMap<string, ProductCardView>;
  readonly variants: readonly (SkuVariant & { readonly swatch: string })[];
  readonly sku: string;
  readonly offer: Offer;
  readonly stock: Stock;
  readonly required: readonly RequiredPartView[];
  readonly recommended: readonly ProductCardView[];
  readonly persona: string;
  readonly path: string;
  readonly productPaths: ProductPaths;
  readonly miniatureOf: MiniatureOf;
  readonly isSaved: boolean;
}

/** The page of a product in one finish. */
export function productView(findings: ProductFindings): ProductView {
  const { product, variants, sku, path, productPaths } = findings;
  const variant = variants.find((candidate) => candidate.sku === sku);
  const [category = ''] = product.categories;
  return {
    id: product.productId ?? product.id ?? '',
    slug: product.slug ?? '',
    path,
    name: product.name ?? '',
    brand: product.brandDisplayName ?? product.brand ?? '',
    categoryPath: productPaths.categories?.[category] ?? partsPath(path, productPaths),
    sku,
    customerFacingSku: customerFacingSku(product, sku),
    finish: variant?.colour ?? product.finish ?? '',
    finishes: finishesOf(findings),
    pictures: picturesOf(findings),
    drawing: documentFrom(product.drawing)?.path,
    model: modelOf(findings),
    price: priceIn(findings),
    stock: stockView(findings),
    isSpecialOrder: product.specialOrder === true,
    isExclusive: labelOf(product) === 'retailExclusive',
    isSaved: findings.isSaved,
    statesExcluded: product.statesExcluded,
    delivery: deliveryView(findings),
    shortDescription: product.shortDescription ?? '',
    description: product.description ?? '',
    features: product.features,
    care: product.care,
    specifications: product.specifications.map(split).map(([label = '', value = '']) => ({ label, value })),
    dimensions: product.dimensions.map(split).map(dimensionFrom),
    documents: documentsOf(product),
    bundleItems: findings.bundleItems.map((item) => bundleItemFrom(item, findings.parts.get(item.sku))),
    requiredParts: findings.required,
    recommendedAccessories: findings.recommended,
    coverage: coverageOf(product),
  };
}

const labelOf = (product: Product): ProductLabel =>
  productLabel({
    isServicePart: product.kind === 'service-part',
    isRetailExclusive: product.exclusive,
    isDiscontinued: product.allVariantsDiscontinued,
    hasRequiredAccessories: product.requiredAccessories.length > 0,
    isSuperSku: product.comboSku !== undefined,
  });

/** The page of all service parts, when the product is one. */
const partsPath = (path: string, { serviceParts }: ProductPaths) =>
  path.startsWith(`${serviceParts}/`) ? serviceParts : undefined;

const split = (detail: string): string[] => detail.split('|').map((part) => part.trim());

function customerFacingSku(product: Product, sku: string): string {
  const detail = skusFromDetails(product.skuDetails, new Date()).find((each) => each.sku === sku);
  return detail?.customerFacingSku ?? product.customerFacingSku ?? sku;
}

function finishesOf({ variants, offer }: ProductFindings): FinishView[] {
  const offered = new Map(variantsOf(offer).map((variant) => [variant.sku, variant]));
  return variants.map(({ sku, colour, swatch, discontinued }) => {
    const isOnStock = offered.get(sku)?.availability?.isOnStock ?? true;
    const state: FinishState = discontinued ? 'discontinued' : isOnStock ? 'available' : 'backOrder';
    return { sku, label: colour, swatch, state };
  });
}

/** The chosen finish's own pictures first, then those that are of no finish. */
function picturesOf(findings: ProductFindings): PictureView[] {
  const { images, imageTexts } = findings.product;
  const texts = new Map(images.map((name, index) => [name, imageTexts[index]]));
  const [own, ...others] = pictureNames(findings);
  const name = findings.product.name ?? '';
  const finish = findings.variants.find(({ sku }) => sku === findings.sku)?.colour;
  const alt = finish === undefined ? name : `${name}, ${finish}`;
  const first = own === undefined ? [] : [{ name: own, alt, placeholder: findings.miniatureOf(own) }];
  return [...first, ...others.map((other) => ({ name: other, alt: texts.get(other) ?? name }))];
}

function pictureNames({ product, offer, sku }: ProductFindings): string[] {
  const chosen = variantsOf(offer).find((variant) => variant.sku === sku);
  const pictures = chosen?.images.flatMap(({ url }) => nameOf(url) ?? []) ?? [];
  return pictures.length > 0 ? [...new Set(pictures)] : product.image === undefined ? [] : [product.image];
}

/** The master's name at the end of a stored address. */
const nameOf = (url: string | undefined) => url?.split('?')[0]?.split('/').pop();

const priceIn = (findings: ProductFindings) => priceOfSku(findings.offer, findings);

/** Whether the chosen finish is no longer made. */
const isDiscontinued = ({ variants, sku }: ProductFindings) =>
  variants.find((variant) => variant.sku === sku)?.discontinued === true;

function stockView(findings: ProductFindings): StockView | undefined {
  const { product, stock } = findings;
  if (!stock) return undefined;
  const { availableQuantity: available, restockableInDays } = stock;
  const isService = product.kind === 'service';
  const status = stockStatus({
    available,
    isService,
    isBackOrderable: product.onBackOrder === true || restockableInDays !== undefined,
  });
  return {
    status: isDiscontinued(findings) ? 'discontinued' : product.soldOnline === false ? 'showroomOnly' : status,
    available,
  };
}

function deliveryView(findings: ProductFindings): DeliveryView | undefined {
  const { product, stock } = findings;
  const status = stockView(findings)?.status;
  if (status === 'outOfStock' || status === 'discontinued' || status === 'showroomOnly' || !priceIn(findings))
    return undefined;
  const { leadTime, freightPolicy, freightType } = product;
  return {
    departure: departureOf({ status, leadTime, restockableInDays: stock?.restockableInDays }),
    freightPolicy,
    freeFrom: freightType === 'Parcel' ? freeShippingFrom : undefined,
  };
}

const dimensionFrom = ([key = '', label = '', inches = '', millimetres = '']: string[]): DimensionView => ({
  key,
  label,
  inches,
  millimetres,
});

function modelOf({ product, sku }: ProductFindings): string | undefined {
  const model = documentFrom(product.modelFiles[0]);
  return model && `${model.path}?sku=${encodeURIComponent(sku)}`;
}

function bundleItemFrom(
  { sku, name, quantity }: BundleItems[number],
  part: ProductCardView | undefined,
): BundleItemView {
  const path = part && `${part.path}?skuId=${encodeURIComponent(sku)}`;
  return { sku, name: name ?? part?.name ?? sku, quantity, path };
}
