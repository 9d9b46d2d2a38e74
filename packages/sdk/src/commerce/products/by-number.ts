import { skusFromDetails } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import { filterQueries } from './filter-fields.ts';
import { queryIndex, fieldsOf, listingOf, type ProductSource } from './product-index.ts';

/** The product with a model number or sku. */
export interface NumberedProduct {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** Whether this finish is no longer sold. */
  readonly isDiscontinued: boolean;
}

const fields = /* @__PURE__ */ fieldsOf(['slug', 'name', 'skuDetails']);

/** The maximum number of model numbers per request. */
const maxPerRequest = 50;

/** Returns the product of each model number or sku, case-insensitively. */
export async function byNumber(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct>> {
  const wanted = [...new Set(numbers)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / maxPerRequest) }, (_, index) =>
    wanted.slice(index * maxPerRequest, (index + 1) * maxPerRequest),
  );
  const found = new Map((await Promise.all(chunks.map((chunk) => findNumbers(calls, source, chunk)))).flat());
  return new Map(
    wanted.flatMap((number) => {
      const product = found.get(number.toUpperCase());
      return product ? [[number, product] as const] : [];
    }),
  );
}

/** Queries products and service parts by model number and by sku. */
async function findNumbers(calls: { readonly search: SearchCalls }, source: ProductSource, numbers: readonly string[]) {
  const { products, serviceParts } = await source.lines();
  const spellings = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const responses = await Promise.all(
    [products, serviceParts].flatMap((line) =>
      [{ modelNumber: spellings }, { sku: spellings }].map((filters) =>
        queryIndex(calls, source, {
          ...{ query: listingOf(line), fields, filters: filterQueries(filters) },
          ...{ skip: 0, limit: spellings.length },
        }),
      ),
    ),
  );
  return responses
    .flatMap(({ documents }) => documents)
    .flatMap(({ slug = '', name = '', skuDetails }) =>
      skusFromDetails(skuDetails, source.now()).flatMap(({ sku, customerFacingSku, discontinued: isDiscontinued }) =>
        [customerFacingSku, sku].map((number) => [number.toUpperCase(), { sku, slug, name, isDiscontinued }] as const),
      ),
    );
}
