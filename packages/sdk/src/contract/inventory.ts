import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { paged } from './page.ts';
import { errorBodySchema } from './error-body.ts';
import { skuSchema } from './values.ts';

const entrySchema = z.object({
  id: z.optional(z.string()),
  version: z.optional(z.int()),
  sku: z.string(),
  quantityOnStock: z.optional(z.int()),
  availableQuantity: z.int(),
  restockableInDays: z.optional(z.int()),
  expectedDelivery: z.optional(z.string()),
});

const wireStockSchema = paged(entrySchema);

const stockShape = z.pipe(
  wireStockSchema,
  z.transform(({ results: [entry] }: z.output<typeof wireStockSchema>) => ({
    availableQuantity: entry?.availableQuantity ?? 0,
    restockableInDays: entry?.restockableInDays,
    expectedDelivery: entry?.expectedDelivery,
  })),
);
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
