import { productFields, type ProductFields } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { FieldTypeError, numberOf, textOf, textsOf, yesOf } from './document-field.ts';
import { personaPricesFrom, type PersonaPrices } from './persona-price.ts';
import type { WireProduct } from './wire-product.ts';

const readers = { text: textOf, texts: textsOf, number: numberOf, flag: yesOf } as const;
type Readers = typeof readers;

/**
 * A product of the search index. A field that was not requested is undefined, or an empty list. Details of variants
 * stay pipe-delimited strings, because their meaning depends on the date on which they are read.
 */
type Product = {
  -readonly [Name in keyof ProductFields]: ReturnType<Readers[ProductFields[Name]['kind']]>;
} & {
  /** Prices by persona code, in decimal currency units. */
  prices: PersonaPrices;
};

const productShape = z.pipe(
  z.custom<WireProduct>((wire: unknown) => typeof wire === 'object' && wire !== null && !Array.isArray(wire)),
  z.transform((wire: WireProduct, payload): Product => {
    try {
      return productFrom(wire);
    } catch (error) {
      if (!(error instanceof FieldTypeError)) throw error;
      const issue = { code: 'invalid_type', path: [error.message], input: wire };
      payload.issues.push(issue as unknown as z.core.$ZodRawIssue);
      return z.NEVER;
    }
  }),
);

export interface ProductSchema extends Named<typeof productShape> {}
/** Decodes a document of the search index by the table of product fields. */
export const productSchema: ProductSchema = productShape;

const fields = /* @__PURE__ */ Object.entries(productFields).map(([name, { wire, kind }]) => ({
  name,
  wire,
  read: readers[kind] as (value: unknown) => unknown,
}));

// the product of an empty document: engines copy a large object faster than they add its members one by one
const empty = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ fields.map(({ name, read }) => [name, read(undefined)]),
);

function productFrom(wire: WireProduct): Product {
  const product: Record<string, unknown> = { ...empty };
  for (const field of fields) {
    const value = wire[field.wire];
    if (value !== undefined) product[field.name] = readField(field, value);
  }
  product.prices = personaPricesFrom(wire);
  return product as Product;
}

function readField({ wire, read }: (typeof fields)[number], value: unknown): unknown {
  try {
    return read(value);
  } catch {
    throw new FieldTypeError(wire);
  }
}
