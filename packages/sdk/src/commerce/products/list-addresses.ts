import type { SearchCalls } from '../../calls.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { queryIndex, fieldsOf, listingOf, type ProductSource } from './product-index.ts';

/** The parts of a product page's URL, and the product's picture. */
export type AddressedProduct = Pick<ProductCard, 'slug' | 'category' | 'kind' | 'image'>;

const rows = 90;
/** The maximum total that the index reports. */
const maxTotal = 10_000;

const fields = /* @__PURE__ */ fieldsOf(['slug', 'categories', 'kind', 'image', 'imageText']);

/** Returns all products of a line with the parts of their URLs, as many as the index reports. */
export async function listAddresses(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  line: 'products' | 'serviceParts',
): Promise<AddressedProduct[]> {
  const query = listingOf((await source.lines())[line]);
  const [persona, now] = [await source.persona(), source.now()];
  const addressed: AddressedProduct[] = [];
  for (let skip = 0, all = 1; skip < Math.min(all, maxTotal); skip += rows) {
    const { total, documents } = await queryIndex(calls, source, { query, fields, skip, limit: rows });
    all = total;
    for (const product of documents) {
      const { slug, category, kind, image } = cardFrom(product, persona, now);
      addressed.push({ slug, category, kind, image });
    }
  }
  return addressed;
}
