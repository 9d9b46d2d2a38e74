import type { SearchCalls } from '../../calls.ts';
import type { ListProducts } from './list-products.ts';
import { cardFrom, type ProductCard } from './product-card.ts';
import { queryIndex, fieldsOf, listingOf, type ProductSource } from './product-index.ts';

/** The parts of a product page's URL, and the product's picture. */
export type AddressedProduct = Pick<ProductCard, 'slug' | 'category' | 'kind' | 'image'>;

const rows = 90;

const fields = /* @__PURE__ */ fieldsOf(['slug', 'categories', 'kind', 'image', 'imageText']);

/** Returns the products of a line after `skip`, up to `limit`, with the parts of their URLs. */
export async function listAddresses(
  calls: { readonly search: SearchCalls },
  source: ProductSource,
  { serviceParts, skip = 0, limit = Infinity }: Pick<ListProducts, 'serviceParts' | 'skip' | 'limit'>,
): Promise<AddressedProduct[]> {
  const query = listingOf((await source.lines())[serviceParts ? 'serviceParts' : 'products']);
  const [persona, now] = [await source.persona(), source.now()];
  const addressed: AddressedProduct[] = [];
  for (let at = skip, end = skip + limit; at < end; at += rows) {
    const page = { query, fields, skip: at, limit: Math.min(rows, end - at) };
    const { total, documents } = await queryIndex(calls, source, page);
    end = Math.min(end, total);
    for (const product of documents) {
      const { slug, category, kind, image } = cardFrom(product, persona, now);
      addressed.push({ slug, category, kind, image });
    }
  }
  return addressed;
}
