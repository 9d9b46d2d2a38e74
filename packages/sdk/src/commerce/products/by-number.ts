import { skusFromDetails } from '@basin/domain';
import type { SearchCalls } from '../../calls.ts';
import { questionsOf } from './filter-fields.ts';
import { askIndex, fieldsOf, listingOf, type ProductSource } from './product-index.ts';

/** What a number stands for. */
export interface NumberedProduct {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
}

const fields = /* @__PURE__ */ fieldsOf(['slug', 'name', 'skuDetails']);

/** As many numbers fit into a question. */
const mostAtOnce = 50;

/** The product of each model number or sku, in any case of letters. */
export async function byNumber(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct>> {
  const wanted = [...new Set(numbers)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / mostAtOnce) }, (_, index) =>
    wanted.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
  const found = new Map((await Promise.all(chunks.map((chunk) => findNumbers(calls, source, chunk)))).flat());
  return new Map(
    wanted.flatMap((number) => {
      const product = found.get(number.toUpperCase());
      return product ? [[number, product] as const] : [];
    }),
  );
}

/** The products and service parts of some numbers, asked for by model number and by sku. */
async function findNumbers(calls: { readonly search: SearchCalls }, source: ProductSource, numbers: readonly string[]) {
  const { products, serviceParts } = await source.lines();
  const asked = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const answers = await Promise.all(
    [products, serviceParts].flatMap((line) =>
      [{ modelNumber: asked }, { sku: asked }].map((filters) =>
        askIndex(calls, source, {
          ...{ query: listingOf(line), fields, filters: questionsOf(filters) },
          ...{ skip: 0, limit: asked.length },
        }),
      ),
    ),
  );
  return answers
    .flatMap(({ documents }) => documents)
    .flatMap(({ slug = '', name = '', skuDetails }) =>
      skusFromDetails(skuDetails, source.now()).flatMap(({ sku, customerFacingSku }) =>
        [customerFacingSku, sku].map((number) => [number.toUpperCase(), { sku, slug, name }] as const),
      ),
    );
}
