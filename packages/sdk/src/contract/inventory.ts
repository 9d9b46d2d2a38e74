import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { paged } from './page.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, integer, optionalInt, optionalText, skuSchema } from './values.ts';
import { decodeWith } from './decode-with.ts';

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

const stockShape = decodeWith(wireStockSchema, ({ results: [entry] }: z.output<typeof wireStockSchema>) => ({
  availableQuantity: entry?.availableQuantity ?? 0,
  restockableInDays: entry?.restockableInDays,
  expectedDelivery: entry?.expectedDelivery,
}));
export interface StockSchema extends Named<typeof stockShape> {}
/** The stock of a sku; zero for a sku that is not stocked. */
export const stockSchema: StockSchema = stockShape;

/** The stock. */
export const inventoryCalls = {
  /** Returns the units of a sku that can be sold now. */
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
