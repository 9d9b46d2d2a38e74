import type { LineUnits } from '@basin/domain';
import { sql } from 'kysely';
import { unitsBySku } from '../cart/index.ts';
import type { Tx } from '../database/database.ts';
import type { Order } from '../orders/index.ts';

type Units = ReadonlyMap<string, number>;

/** Returns the units that an order took from the stock, by sku; back-ordered units are not among them. */
export function takenUnits({ lineItems }: Order): Units {
  const available = new Map(lineItems.map(({ sku, variant }) => [sku, variant.availability.availableQuantity]));
  const wanted = [...unitsBySku(lineItems)];
  return new Map(wanted.map(([sku, units]) => [sku, Math.min(units, available.get(sku) ?? 0)]));
}

/** Sums the units of lines by sku. */
export function unitsOfLines({ lineItems }: Order, units: readonly LineUnits[]): Units {
  const skus = new Map(lineItems.map(({ id, sku }) => [id, sku]));
  return unitsBySku(units.map(({ id, quantity }) => ({ sku: skus.get(id) ?? '', quantity })));
}

/** Returns units to the stock in the order of their skus, so that concurrent orders cannot deadlock. */
export async function restock(tx: Tx, units: Units): Promise<void> {
  const sorted = [...units].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [sku, quantity] of sorted)
    await tx
      .updateTable('stock')
      .set({ available: sql<number>`available + ${quantity}`, version: sql<number>`version + 1` })
      .where('sku', '=', sku)
      .execute();
}
