import { importItems, productImport, stockImport, transact, type Db, type Variant } from '@basin/gateway/engine';

/**
 * Sets the stock of a sku.
 *
 * @throws {RangeError} when no product has the sku
 */
export const setStock = (db: Db, sku: string, available: number): Promise<void> =>
  transact(db, (tx) => importItems(tx, stockImport, [{ sku, available }]));

/**
 * Changes one finish of a product in the catalogue.
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

/** Sets the same price of a finish for all customer groups. */
export const withPrice =
  (centAmount: number) =>
  (variant: Variant): Variant => ({
    ...variant,
    prices: variant.prices.map(({ discountedCentAmount: _, ...price }) => ({ ...price, centAmount })),
  });

/** Disables back orders of a finish. */
export const withoutBackOrders = (variant: Variant): Variant => ({ ...variant, backOrderable: false });
