import { inLocale, sampleSku } from '@basin/domain';
import { localize } from '../texts/text.ts';
import { textsOf } from '../texts/texts.ts';
import type { Product, Variant } from './product.ts';

const leadTimeDays = 3;

/** A product and one of its variants. */
interface SampledVariant {
  readonly product: Product;
  readonly variant: Variant;
}

/**
 * Returns the offer of a variant's sample, with its own name, price and parcel, or undefined when the variant has no
 * sample price. A cart can hold one sample, whatever the stock of the variant and wherever the product is sold.
 */
export function sampleOf({ product, variant }: SampledVariant) {
  const sku = sampleSku(variant.sku);
  const prices = variant.prices.filter((price) => price.sku === sku);
  if (prices.length === 0) return undefined;
  const customerFacingSku = sampleSku(variant.customerFacingSku);
  const image = product.kind === 'tile' ? variant.image : variant.swatch;
  const sample: Variant = { ...variant, sku, customerFacingSku, image, prices, backOrderable: false };
  return { product: sampleProduct(product, sample), variant: sample, stock: { available: 1 } };
}

function sampleProduct({ coverage: _, ...product }: Product, sample: Variant): Product {
  return {
    ...product,
    id: `${product.id}-sample`,
    name: nameOf(product, sample),
    masterSku: sample.sku,
    variants: [sample],
    bundleItems: [],
    soldOnline: true,
    statesExcluded: [],
    leadTime: localize((locale) => textsOf('samples', locale).leadTime),
    leadTimeDays,
    freight: { ...product.freight, type: 'Parcel' },
  };
}

/** A sample is named after the tile, or after the finish of a fixture. */
const nameOf = ({ kind, name }: Omit<Product, 'coverage'>, { finish }: Variant) =>
  localize((locale) => textsOf('samples', locale)[kind === 'tile' ? 'name' : 'ofFinish'], {
    name: (locale) => inLocale(name, locale),
    finish: (locale) => inLocale(finish, locale),
  });
