import type { Tx } from '../database/database.ts';
import type { Product } from './product.ts';
import { skusOf } from './skus-of.ts';

/** The owner of each slug and sku, which only one product may have. */
interface Claims {
  readonly slugs: Map<string, string>;
  readonly skus: Map<string, string>;
}

/** The products that can be stored together, and the reason for each rejected one. */
export interface Claimed {
  readonly granted: readonly Product[];
  readonly rejected: ReadonlyMap<Product, string>;
}

/**
 * Grants each product its slug and skus in the order given, unless another product has them. Locks the catalogue, so
 * that no other import claims them before the transaction ends.
 */
export async function claim(tx: Tx, products: readonly Product[]): Promise<Claimed> {
  await tx.selectFrom('catalogue_revision').select('revision').forUpdate().execute();
  const claims = await claimsOf(tx, products);
  const rejected = new Map<Product, string>();
  const granted = products.filter((product) => {
    const problem = conflict(product, claims);
    if (problem === undefined) take(product, claims);
    else rejected.set(product, problem);
    return problem === undefined;
  });
  return { granted, rejected };
}

async function claimsOf(tx: Tx, products: readonly Product[]): Promise<Claims> {
  const slugs = await tx
    .selectFrom('products')
    .select(['slug', 'id'])
    .where(
      'slug',
      'in',
      products.map(({ slug }) => slug),
    )
    .execute();
  const skus = await tx.selectFrom('skus').select(['sku', 'product_id']).where('sku', 'in', skusOf(products)).execute();
  return {
    slugs: new Map(slugs.map(({ slug, id }) => [slug, id])),
    skus: new Map(skus.map(({ sku, product_id: id }) => [sku, id])),
  };
}

function conflict({ id, slug, variants }: Product, claims: Claims): string | undefined {
  const slugOwner = claims.slugs.get(slug);
  if (slugOwner !== undefined && slugOwner !== id) return `slug: ${slug} belongs to product ${slugOwner}`;
  const taken = variants.find(({ sku }) => (claims.skus.get(sku) ?? id) !== id);
  return taken && `variants: ${taken.sku} belongs to product ${claims.skus.get(taken.sku) ?? ''}`;
}

function take({ id, slug, variants }: Product, { slugs, skus }: Claims): void {
  // what the product no longer has, a later line may give to another one
  for (const claims of [slugs, skus]) for (const [name, owner] of claims) if (owner === id) claims.delete(name);
  slugs.set(slug, id);
  for (const { sku } of variants) skus.set(sku, id);
}
