import type { PriceEntry } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call, type Carried } from './call.ts';
import { attributeSchema, availabilitySchema, imageSchema } from './line-item.ts';
import { localisedSchema } from './localised.ts';
import { centAmountSchema } from './money.ts';
import { paged } from './page.ts';
import { customerGroupSchema } from './reference.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, optionalInt, optionalText, optionalTextOf, someText } from './values.ts';
import { decodeWith } from './decode-with.ts';

const wirePriceSchema = z.object({
  id: optionalText,
  key: z._default(anyText, ''),
  sku: optionalText,
  value: centAmountSchema,
  discounted: z.optional(z.object({ value: centAmountSchema })),
  customerGroup: z.optional(customerGroupSchema),
});

const wireVariantSchema = z.object({
  id: optionalInt,
  sku: anyText,
  prices: z._default(z.array(wirePriceSchema), []),
  attributes: z._default(z.array(attributeSchema), []),
  images: z._default(z.array(imageSchema), []),
  availability: z.optional(availabilitySchema),
});

const productVariantShape = decodeWith(
  wireVariantSchema,
  ({ prices, ...variant }: z.output<typeof wireVariantSchema>) => ({
    ...variant,
    prices: prices.map((price) => ({
      key: price.key,
      sku: price.sku ?? variant.sku,
      value: price.value,
      discounted: price.discounted,
      customerGroup: price.customerGroup,
    })),
  }),
) satisfies z.ZodMiniType<{ prices: Carried<PriceEntry>[] }>;
export interface ProductVariantSchema extends Named<typeof productVariantShape> {}
/** A variant with its prices; a price without a sku belongs to the variant. */
export const productVariantSchema: ProductVariantSchema = productVariantShape;

const commerceProductShape = z.object({
  id: anyText,
  version: optionalInt,
  slug: z.optional(localisedSchema),
  name: localisedSchema,
  masterVariant: productVariantSchema,
  variants: z._default(z.array(productVariantSchema), []),
});
export interface CommerceProductSchema extends Named<typeof commerceProductShape> {}
/** The commerce system's product: prices by customer group, attributes, stock. */
export const commerceProductSchema: CommerceProductSchema = commerceProductShape;

/** The commerce system's products. */
export const productCalls = {
  /** Queries products by slug, sku or ids; `where` is a predicate. */
  query: call({
    number: 54,
    key: 'productQuery',
    system: 'gateway',
    method: 'GET',
    path: '/product/query',
    auth: 'guest',
    query: z.strictObject({
      where: someText(4000),
      brand: optionalTextOf(64),
      expand: z.optional(z.literal('masterVariant.prices[*].customerGroup')),
    }),
    response: paged(commerceProductSchema),
    errors: { 400: errorBodySchema },
  }),
};
