import { facetFilter, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls } from '../../calls.ts';
import type { Product } from '../../contract/types.ts';
import { everything, fieldsOf, listingOf, type ProductSource } from './product-index.ts';
import type { ProductLine } from './product-lines.ts';

/** A service part, found by its sku. */
export interface ServicePart {
  readonly sku: string;
  readonly brand: string;
  readonly isOnBackOrder: boolean;
}

/** The id of a product, and its master sku. */
export interface ProductIdentity {
  readonly id: string;
  readonly sku: string;
}

interface BackOrderCalls {
  readonly catalogue: Pick<CatalogueCalls, 'backOrder'>;
}

const productFields = /* @__PURE__ */ fieldsOf(['onBackOrder']);
const partFields = /* @__PURE__ */ fieldsOf(['brand', 'onBackOrder']);

/** Returns whether a product is on back order in its first finish. @see catalogue spec §7 */
export async function isOnBackOrder(
  calls: BackOrderCalls,
  source: ProductSource,
  { id, sku }: ProductIdentity,
): Promise<boolean> {
  const filters = [facetFilter('ctId_s', [id]) ?? '', facetFilter('masterSKU_s', [sku]) ?? ''];
  const { products } = await source.lines();
  return (await queryFirst(calls, source, products, { filters, fields: productFields }))?.onBackOrder ?? false;
}

/** Returns the service part with a sku; null for an unknown one. @see catalogue spec §7 */
export async function findPart(calls: BackOrderCalls, source: ProductSource, sku: string): Promise<ServicePart | null> {
  const { serviceParts } = await source.lines();
  const filters = [facetFilter('sku_s', [sku]) ?? ''];
  const part = await queryFirst(calls, source, serviceParts, { filters, fields: partFields });
  return part ? { sku, brand: part.brand ?? '', isOnBackOrder: part.onBackOrder ?? false } : null;
}

interface PartQuery {
  readonly filters: readonly string[];
  readonly fields: string[];
}

async function queryFirst(
  { catalogue }: BackOrderCalls,
  source: ProductSource,
  line: ProductLine,
  { filters, fields: fl }: PartQuery,
): Promise<Product | undefined> {
  const fq = withLanguageFilter(filters, source.locale);
  const query = { ...listingOf(line), q: everything, fq, fl, rows: 1, start: 0 };
  return (await catalogue.backOrder({ query })).documents[0];
}
