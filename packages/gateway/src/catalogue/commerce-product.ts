import { byLocale } from '../texts/by-locale.ts';
import { placeholderAccount } from '@basin/domain';
import type { Price, Product, Stock, Variant } from './product.ts';
import type { ProductVersion } from './product-query.ts';

/** What a caller can see: price groups and current stock. */
export interface CommerceView {
  /** The groups whose prices are returned, besides the prices for everyone. */
  readonly groups: readonly string[];
  readonly stock: ReadonlyMap<string, Stock>;
  /** Whether each price contains the object of its group. */
  readonly expandsGroups: boolean;
}

/** Returns a product as the commerce system does: the master variant apart from the others, each with prices. */
export function commerceProduct({ product, version }: ProductVersion, view: CommerceView) {
  const variants = product.variants.map((variant, index) => commerceVariant(product, variant, index + 1, view));
  const isMaster = ({ sku }: { sku: string }) => sku === product.masterSku;
  const masterVariant = variants.find(isMaster);
  if (masterVariant === undefined) throw new RangeError(`${product.id} has no master variant`);
  return {
    id: product.id,
    version,
    slug: byLocale(() => product.slug),
    name: product.name,
    masterVariant,
    variants: variants.filter((variant) => !isMaster(variant)),
  };
}

function commerceVariant(product: Product, variant: Variant, id: number, view: CommerceView) {
  const { available, restockableInDays } = view.stock.get(variant.sku) ?? { available: 0 };
  return {
    id,
    sku: variant.sku,
    prices: variant.prices.filter((price) => isVisiblePrice(price, view)).map((price) => commercePrice(price, view)),
    attributes: attributesOf(product, variant),
    images: [variant.image, ...(variant.views ?? []), ...product.images].map((image) => ({
      url: `/is/image/${placeholderAccount}/${image}`,
    })),
    availability: {
      isOnStock: available > 0,
      availableQuantity: available,
      ...(restockableInDays !== undefined && { restockableInDays }),
    },
  };
}

function isVisiblePrice({ customerGroup }: Price, { groups }: CommerceView): boolean {
  return customerGroup === undefined || groups.includes(customerGroup);
}

function commercePrice(price: Price, { expandsGroups }: CommerceView) {
  const { key, sku, customerGroup, currencyCode, centAmount, discountedCentAmount } = price;
  const id = `customer-group-${customerGroup?.toLowerCase() ?? ''}`;
  return {
    id: `price-${key}`,
    key,
    sku,
    value: { centAmount, currencyCode },
    ...(discountedCentAmount !== undefined && {
      discounted: { value: { centAmount: discountedCentAmount, currencyCode } },
    }),
    ...(customerGroup && {
      customerGroup: {
        typeId: 'customer-group',
        id,
        key: customerGroup,
        ...(expandsGroups && { obj: { id, key: customerGroup } }),
      },
    }),
  };
}

/** Returns the attributes that clients read by name. @see catalogue spec §3 */
function attributesOf(product: Product, variant: Variant): { name: string; value: unknown }[] {
  const named: Readonly<Record<string, unknown>> = {
    RegionBrandName: product.brand,
    ProductBrandNameDisplay: product.brand,
    CustomerFacingBrand: product.brand,
    ProductDescriptionProductShort: product.shortDescription,
    ProductDescriptionProduct: product.description,
    SKUColorFinishName: variant.finish,
    ProductShape: product.shape,
    ProductSection: product.section,
    ProductSize: product.size,
    ProductLocalCategory: product.localCategory,
    CustomerFacingSKU: variant.customerFacingSku,
    ProductServices: product.services,
    ComboSKU: product.comboSku,
    SPProductBusinessUnit: product.businessUnit,
    RegionLeadTime: product.leadTime,
    ProductResource: product.documents,
  };
  return Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
