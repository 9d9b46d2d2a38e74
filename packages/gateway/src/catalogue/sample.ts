import { inLocale, sampleSku } from '@basin/domain';
import { write } from '../texts/text.ts';
import { textsOf } from '../texts/texts.ts';
import type { Product, Variant } from './product.ts';

const LEAD_TIME_DAYS = 3;

/** A product in one of its variants. */
interface Shown {
  readonly product: Product;
  readonly variant: Variant;
}

/**
 * The offer of a sample of a variant, with a name, a price and a parcel of its own. Undefined for a variant among whose prices
 * none is that of its sample. A cart can have one, whatever the stock of the variant.
 */
export function sampleOf({ product, variant }: Shown) {
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
    statesExcluded: [],
    leadTime: write((locale) => textsOf('samples', locale).leadTime),
    leadTimeDays: LEAD_TIME_DAYS,
    freight: { ...product.freight, type: 'Parcel' },
  };
}

/** A tile is its own sample; of a fixture it is the finish. */
const nameOf = ({ kind, name }: Omit<Product, 'coverage'>, { finish }: Variant) =>
  write((locale) => textsOf('samples', locale)[kind === 'tile' ? 'name' : 'ofFinish'], {
    name: (locale) => inLocale(name, locale),
    finish: (locale) => inLocale(finish, locale),
  });
