import { facetFilter } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { catalogueCalls } from '../contract/catalogue.ts';
import type { Product } from '../contract/product-document.ts';
import type { SearchResults } from '../contract/search-answer.ts';
import type { searchCalls } from '../contract/search.ts';
import type { Logger } from '../logger.ts';
import { detailFields } from './document-fields.ts';
import { sourceQuery, type SearchSource } from './search-source.ts';

/** The calls that a detail page is made of; an SDK has them. */
export interface ProductAnswerCalls {
  readonly search: Pick<AreaClient<typeof searchCalls>, 'product'>;
  readonly catalogue: Pick<AreaClient<typeof catalogueCalls>, 'restrictions' | 'backOrder'>;
}

/** A detail page's source. */
export interface ProductSource extends SearchSource {
  readonly persona: string;
  readonly logger?: Logger | undefined;
}

/** The answer for a slug, with all that a detail page shows: one product or none. @see catalogue spec §7 */
export function findProduct({ search }: ProductAnswerCalls, source: ProductSource, slug: string, signal?: AbortSignal) {
  const { persona } = source;
  const q = facetFilter('slug_s', [slug]) ?? '';
  const body = { ...sourceQuery(source), q, fl: detailFields(persona), search_type: 'product_detail' as const };
  return search.product({ params: { slug }, body, signal });
}

/** Where a sku may not be sent, and whether it is made to order. */
export interface Restriction {
  readonly statesExcluded: readonly string[];
  readonly isSpecialOrder: boolean;
}

/** The restrictions of skus; none, and a line in the log, when they cannot be asked for. @see catalogue spec §7 */
export async function findRestrictions(
  { catalogue }: ProductAnswerCalls,
  source: ProductSource,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Restriction>> {
  if (skus.length === 0) return new Map();
  const { profilename: _, ...query } = sourceQuery(source, facetFilter('sku_s', skus));
  const fl = ['sku_s', 'RegionStatesExcluded_ss', 'RegionSpecialOrder_s'];
  const found = await catalogue.restrictions({ body: { ...query, fl } }).catch((problem: unknown) => {
    source.logger?.error('The restrictions of a product could not be fetched', problem);
    return undefined;
  });
  return new Map(
    found?.documents.map(({ sku = '', statesExcluded, specialOrder = false }) => [
      sku,
      { statesExcluded, isSpecialOrder: specialOrder },
    ]),
  );
}

/** Whether the master variant of a product is on back order. @see catalogue spec §7 */
export async function isOnBackOrder(
  calls: ProductAnswerCalls,
  source: ProductSource,
  { productId, masterSku }: { readonly productId: string; readonly masterSku: string },
): Promise<boolean> {
  const filters = [facetFilter('ctId_s', [productId]) ?? '', facetFilter('masterSKU_s', [masterSku]) ?? ''];
  const { documents } = await backOrderOf(calls, source, filters, ['RegionOnBackOrder_s']);
  return documents[0]?.onBackOrder ?? false;
}

/** The brand of a service part and whether it is on back order; undefined when there is no such part. @see catalogue spec §7 */
export async function findPart(calls: ProductAnswerCalls, source: ProductSource, sku: string) {
  const fields = ['ProductBrandName_s', 'RegionOnBackOrder_s'];
  const { documents } = await backOrderOf(calls, source, [facetFilter('sku_s', [sku]) ?? ''], fields);
  return documents[0] && { brand: documents[0].brand, isOnBackOrder: documents[0].onBackOrder ?? false };
}

function backOrderOf(
  { catalogue }: ProductAnswerCalls,
  source: ProductSource,
  filters: readonly string[],
  fl: string[],
): Promise<SearchResults<Product>> {
  return catalogue.backOrder({ query: { ...sourceQuery(source, filters), q: '*:*', fl, rows: 1, start: 0 } });
}
