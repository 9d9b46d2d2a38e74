import { contract } from '@basin/sdk/contract';
import { findStock } from './find-stock.ts';
import { implement } from '../http/implement.ts';

const dayMs = 86_400_000;
const pageLimit = 20;

export const inventoryHandlers = implement(contract.inventory, {
  async stock({ db, now, query: { sku } }) {
    const results = [...(await findStock(db, [sku])).values()].map((entry) => ({
      id: `stock-${entry.sku}`,
      version: entry.version,
      sku: entry.sku,
      quantityOnStock: entry.available,
      availableQuantity: entry.available,
      ...(entry.available === 0 && entry.restockableInDays !== undefined && restocking(entry.restockableInDays, now())),
    }));
    return { limit: pageLimit, offset: 0, count: results.length, results };
  },
});

function restocking(restockableInDays: number, now: Date) {
  return { restockableInDays, expectedDelivery: new Date(now.getTime() + restockableInDays * dayMs).toISOString() };
}
