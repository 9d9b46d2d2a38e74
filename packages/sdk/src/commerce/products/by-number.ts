import { skusFromDetails, unsoldReason, type UnsoldReason } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { filterQueries } from './filter-fields.ts';
import { fieldsOf, filterChunks, listingOf, queryIndex, type ProductSource } from './product-index.ts';

/** The product with a model number or sku. */
export interface NumberedProduct {
  readonly sku: string;
  readonly modelNumber: string;
  readonly slug: string;
  readonly name: string;
  /** Why this finish cannot be bought online; null when it can. */
  readonly unsoldReason: UnsoldReason | null;
}

const fields = /* @__PURE__ */ fieldsOf(['slug', 'name', 'skuDetails', 'soldOnline']);

/** Returns the product of each model number or sku, case-insensitively. Any other text is an unknown number. */
export async function byNumber(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct>> {
  const wanted = [...new Set(numbers)];
  const chunks = filterChunks(wanted, 2); // as typed and in capitals
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
          query: listingOf(line),
          fields,
          filters: filterQueries(filters),
          skip: 0,
          limit: spellings.length,
        }),
      ),
    ),
  );
  return responses.flatMap(({ documents }) => documents).flatMap((product) => numbersOf(product, source.now()));
}

/** Returns each number of a product with its finish. */
const numbersOf = ({ slug = '', name = '', skuDetails, soldOnline: isSoldOnline }: Product, now: Date) =>
  skusFromDetails(skuDetails, now).flatMap(({ sku, customerFacingSku: modelNumber, discontinued: isDiscontinued }) => {
    const reason = unsoldReason({ isDiscontinued, isSoldOnline });
    const product: NumberedProduct = { sku, modelNumber, slug, name, unsoldReason: reason };
    return [modelNumber, sku].map((number) => [number.toUpperCase(), product] as const);
  });
