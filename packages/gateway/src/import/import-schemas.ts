import * as z from 'zod';
import { priceLineSchema } from './import-prices.ts';
import { stockLineSchema } from './import-stock.ts';
import { productSchema } from '../catalogue/product.ts';

const schemaOf = (title: string, schema: z.ZodType): object => ({ title, ...z.toJSONSchema(schema, { io: 'input' }) });

/** The JSON Schemas of the lines that `npm run import` takes, by what is imported. */
export const importSchemas: Readonly<Record<string, object>> = {
  product: schemaOf('One product: a line of the file', productSchema),
  price: schemaOf('One price entry of a sku: a line of the file', priceLineSchema),
  stock: schemaOf('The stock of one sku: a line of the file', stockLineSchema),
};
