import { importItems, productImport, stockImport, transact, type Db, type Variant } from '@basin/gateway/engine';

/**
 * Sets how many units of a sku are at hand.
 *
 * @throws {RangeError} when no product has the sku
 */
export const setStock = (db: Db, sku: string, available: number): Promise<void> =>
  transact(db, (tx) => importItems(tx, stockImport, [{ sku, available }]));

/**
 * Changes one finish of a product, in the catalogue.
 *
 * @throws {RangeError} when no product has the sku
 */
export async function changeVariant(db: Db, sku: string, change: (variant: Variant) => Variant): Promise<void> {
  const row = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .where('skus.sku', '=', sku)
    .select('products.document')
    .executeTakeFirst();
  if (!row) throw new RangeError(`no product has the sku ${sku}: take one from products.list()`);
  const variants = row.document.variants.map((variant) => (variant.sku === sku ? change(variant) : variant));
  await transact(db, (tx) => importItems(tx, productImport, [{ ...row.document, variants }]));
}

/** A finish that costs the same for everyone, whatever group they are in. */
export const priced =
  (centAmount: number) =>
  (variant: Variant): Variant => ({
    ...variant,
    prices: variant.prices.map(({ discountedCentAmount: _, ...price }) => ({ ...price, centAmount })),
  });

/** A finish that is sold only from stock. */
export const notOnOrder = (variant: Variant): Variant => ({ ...variant, backOrderable: false });
