import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { paged } from './page.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, integer, optionalInt, optionalText, skuSchema } from './values.ts';
import { readBy } from './read-by.ts';

const entrySchema = z.object({
  id: optionalText,
  version: optionalInt,
  sku: anyText,
  quantityOnStock: optionalInt,
  availableQuantity: integer,
  restockableInDays: optionalInt,
  expectedDelivery: optionalText,
});

const wireStockSchema = paged(entrySchema);

const stockShape = readBy(wireStockSchema, ({ results: [entry] }: z.output<typeof wireStockSchema>) => ({
  availableQuantity: entry?.availableQuantity ?? 0,
  restockableInDays: entry?.restockableInDays,
  expectedDelivery: entry?.expectedDelivery,
}));
export interface StockSchema extends Named<typeof stockShape> {}
/** The stock of a sku; one that is not kept has none. */
export const stockSchema: StockSchema = stockShape;

/** What is on stock. */
export const inventoryCalls = {
  /** The units of a sku that can be sold now. */
  stock: call({
    number: 60,
    key: 'stock',
    system: 'gateway',
    method: 'GET',
    path: '/inventory/stock',
    auth: 'guest',
    query: z.strictObject({ sku: skuSchema }),
    response: stockSchema,
    errors: { 400: errorBodySchema },
  }),
};
