import { partInFinish, variantsFromColours, type PartInFinish } from '@basin/domain';
import type { ProductCalls, SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import type { Money } from '../money.ts';
import { offerOf } from './offer.ts';
import { fetchBySkus, cardFields, type ProductSource } from './product-index.ts';
import { priceOfSku } from './product-price.ts';

/** A part that is required for the installation of a product, in the finish that matches the selected one. */
export interface RequiredPart {
  /** The shop's key for the part, whatever its finish. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly finish: string;
  /** `nearest`: it is not available in the product's finish. `only`: it comes in a single finish. */
  readonly match: PartInFinish<unknown>['match'];
  /** Null when no price is shown. */
  readonly price: Money | null;
}

interface PartCalls {
  readonly search: SearchCalls;
  readonly product: ProductCalls;
}

/** Returns the parts of some keys, each in the finish that matches the product's; missing parts are left out. */
export async function findParts(calls: PartCalls, source: ProductSource, keys: readonly string[], finish: string) {
  const documents = await fetchBySkus(calls, source, keys, cardFields(await source.persona()));
  return keys.flatMap((key) => {
    const part = documents.find(({ variantSkus }) => variantSkus.includes(key));
    const found = part && partInFinish(finish, variantsFromColours(part.colourSkuDetails, source.now()));
    return found ? [{ key, part, ...found }] : [];
  });
}

/** Returns the required parts of a product, with prices. */
export async function requiredPartsOf(
  calls: PartCalls,
  source: ProductSource,
  { requiredAccessories }: Product,
  finish: string,
): Promise<RequiredPart[]> {
  const [parts, persona] = await Promise.all([findParts(calls, source, requiredAccessories, finish), source.persona()]);
  return Promise.all(
    parts.map(async ({ key, part, variant: { sku, colour }, match }) => {
      const price = priceOfSku(await offerOf(calls, part.slug ?? ''), { sku, persona, product: part });
      return { key, sku, name: part.name ?? key, finish: colour, match, price: price?.now ?? null };
    }),
  );
}
