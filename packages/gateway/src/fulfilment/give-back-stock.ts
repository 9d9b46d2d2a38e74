import type { LineUnits } from '@basin/domain';
import { sql } from 'kysely';
import { unitsBySku } from '../cart/index.ts';
import type { Tx } from '../database/database.ts';
import type { Order } from '../orders/index.ts';

type Units = ReadonlyMap<string, number>;

/** The units that an order took from the stock, by sku: of what was still to be made it took none. */
export function takenUnits({ lineItems }: Order): Units {
  const available = new Map(lineItems.map(({ sku, variant }) => [sku, variant.availability.availableQuantity]));
  const wanted = [...unitsBySku(lineItems)];
  return new Map(wanted.map(([sku, units]) => [sku, Math.min(units, available.get(sku) ?? 0)]));
}

/** The units of some lines, by sku. */
export function unitsOfLines({ lineItems }: Order, units: readonly LineUnits[]): Units {
  const skus = new Map(lineItems.map(({ id, sku }) => [id, sku]));
  return unitsBySku(units.map(({ id, quantity }) => ({ sku: skus.get(id) ?? '', quantity })));
}

/** Puts units back into the stock, sku by sku in one order, so that two orders never wait for each other. */
export async function giveBackStock(tx: Tx, units: Units): Promise<void> {
  const sorted = [...units].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [sku, quantity] of sorted)
    await tx
      .updateTable('stock')
      .set({ available: sql<number>`available + ${quantity}`, version: sql<number>`version + 1` })
      .where('sku', '=', sku)
      .execute();
}
