import { choosePrice, productUrl, stockStatus, type ProductPaths, type SkuVariant } from '@basin/domain';
import { startingPrice, type ProductCardView } from '../../catalogue/product-card.ts';
import { documentFrom, documentsOf } from '../../catalogue/product-documents.ts';
import type { MiniatureOf } from '../../components/miniature-of.server.ts';
import type { BundleItems, Offer, Product, Stock } from './load-product.server.ts';
import type {
  BundleItemView,
  CoverageView,
  DimensionView,
  FinishState,
  FinishView,
  PictureView,
  ProductView,
  StockView,
} from './product-view.ts';

/** What is known of a product when its page is made. */
export interface ProductFindings {
  readonly product: Product;
  readonly bundleItems: BundleItems;
  readonly variants: readonly (SkuVariant & { readonly swatch: string })[];
  readonly sku: string;
  readonly offer: Offer;
  readonly stock: Stock;
  readonly required: readonly ProductCardView[];
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
    price: priceOf(findings),
    stock: stockView(findings),
    isSpecialOrder: product.specialOrder === true,
    isExclusive: product.exclusive === true,
    isSaved: findings.isSaved,
    statesExcluded: product.statesExcluded,
    leadTime: isDiscontinued(findings) ? undefined : product.leadTime,
    freightPolicy: isDiscontinued(findings) ? undefined : product.freightPolicy,
    shortDescription: product.shortDescription ?? '',
    description: product.description ?? '',
    features: product.features,
    care: product.care,
    specifications: product.specifications.map(split).map(([label = '', value = '']) => ({ label, value })),
    dimensions: product.dimensions.map(split).map(dimensionFrom),
    documents: documentsOf(product),
    bundleItems: findings.bundleItems.map((item) => bundleItemFrom(item, productPaths)),
    requiredAccessories: findings.required,
    recommendedAccessories: findings.recommended,
    coverage: coverageOf(product),
  };
}

/** The page of all service parts, when the product is one. */
const partsPath = (path: string, { serviceParts }: ProductPaths) =>
  path.startsWith(`${serviceParts}/`) ? serviceParts : undefined;

const split = (detail: string): string[] => detail.split('|').map((part) => part.trim());

function customerFacingSku(product: Product, sku: string): string {
  const details = product.skuDetails.map(split).find((parts) => parts[0] === sku);
  return details?.[1] ?? product.customerFacingSku ?? sku;
}

/** The variants of the commerce system by sku. */
const variantsOf = (offer: Offer) => (offer ? [offer.masterVariant, ...offer.variants] : []);

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

function priceOf({ product, offer, sku, persona }: ProductFindings): ProductView['price'] {
  const entries = variantsOf(offer).flatMap((variant) => variant.prices.filter((price) => price.sku === sku));
  const fallback = startingPrice(product, persona)?.from;
  const list = choosePrice(entries, { persona, ...(fallback ? { fallback } : {}) });
  const now = choosePrice(entries, { persona, discounted: true, ...(fallback ? { fallback } : {}) });
  if (!now) return undefined;
  return { now, was: list && list.centAmount > now.centAmount ? list : undefined };
}

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
    restockableInDays,
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

function bundleItemFrom(item: BundleItems[number], paths: ProductPaths): BundleItemView {
  return {
    sku: item.sku,
    name: item.name ?? item.sku,
    quantity: item.quantity,
    path: item.slug === undefined ? undefined : productUrl({ slug: item.slug }, paths),
  };
}

const coverageOf = ({ coveragePerUnit, soldByBox, soldByUom }: Product): CoverageView | undefined =>
  coveragePerUnit === undefined || coveragePerUnit <= 0
    ? undefined
    : { perUnit: coveragePerUnit, soldByBox: soldByBox === true, unit: soldByUom ?? 'EA' };
