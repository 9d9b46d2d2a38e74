import type { SearchCalls } from '../../calls.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { askIndex, fieldsOf, listingOf, type ProductSource } from './product-index.ts';

/** What the address of a product's page is made of, and the picture on it. */
export type AddressedProduct = Pick<ProductCard, 'slug' | 'category' | 'kind' | 'image'>;

const rows = 90;
/** The index counts no further. */
const mostProducts = 10_000;

const fields = /* @__PURE__ */ fieldsOf(['slug', 'categories', 'kind', 'localCategory', 'image', 'imageText']);

/** Every product of a line with what its address is made of, such as for a site map. */
export async function listAddresses(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  line: 'products' | 'serviceParts',
): Promise<AddressedProduct[]> {
  const query = listingOf((await source.lines())[line]);
  const [persona, now] = [await source.persona(), source.now()];
  const addressed: AddressedProduct[] = [];
  for (let skip = 0, all = 1; skip < Math.min(all, mostProducts); skip += rows) {
    const { total, documents } = await askIndex(calls, source, { query, fields, skip, limit: rows });
    all = total;
    for (const product of documents) {
      const { slug, category, kind, image } = cardFrom(product, persona, now);
      addressed.push({ slug, category, kind, image });
    }
  }
  return addressed;
}
