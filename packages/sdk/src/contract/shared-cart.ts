import { shippingErrors } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { cartChangeCodes } from './error-codes.ts';
import { cartDocumentSchema } from './cart-document.ts';
import { lineCustomDraftSchema, sharedLineDocumentSchema } from './line-item.ts';
import { conflictSchema, partialErrorSchema, errorBodySchema } from './error-body.ts';
import {
  anyText,
  idSchema,
  optionalText,
  optionalTextOf,
  pathPartSchema,
  quantitySchema,
  skuSchema,
  versionSchema,
  optionalEmail,
} from './values.ts';
import { decodeWith } from './decode-with.ts';

const sharedCartShape = z.object({
  id: anyText,
  name: optionalText,
  url: optionalText,
  createdAt: optionalText,
  expiresAt: optionalText,
  lineItems: z.array(sharedLineDocumentSchema),
});
export interface SharedCartDocumentSchema extends Named<typeof sharedCartShape> {}
/** A copy of a cart's lines that others can add to their own cart. */
export const sharedCartDocumentSchema: SharedCartDocumentSchema = sharedCartShape;

const addedErrorSchema = z.object({ error: z.optional(partialErrorSchema) });

/** The cart, with the unavailable items next to its members or next to a wrapper around it. */
const wireAddedSchema = z.union([
  z.intersection(cartDocumentSchema, addedErrorSchema),
  z.object({ ...addedErrorSchema.shape, cart: cartDocumentSchema }),
]);

const itemsAddedShape = decodeWith(wireAddedSchema, ({ error, ...added }: z.output<typeof wireAddedSchema>) => ({
  cart: 'cart' in added ? added.cart : added,
  message: error?.message,
  unavailableItems: shippingErrors(error?.sku),
}));
export interface ItemsAddedReply extends Named<z.output<typeof itemsAddedShape>> {}
export interface ItemsAddedSchema extends z.ZodMiniType<ItemsAddedReply, z.input<typeof itemsAddedShape>> {}
const itemsAddedSchema: ItemsAddedSchema = itemsAddedShape;

/** Carts to share. */
export const sharedCartCalls = {
  /** Stores a copy of a cart, with an optional name and e-mail notification; later changes to the cart do not affect the copy. */
  create: call({
    number: 19,
    key: 'sharedCartCreate',
    system: 'gateway',
    method: 'POST',
    path: '/cart/sharedcart',
    auth: 'guest',
    body: z.strictObject({
      cartId: idSchema,
      version: z.optional(versionSchema),
      email: optionalEmail,
      name: optionalTextOf(128),
    }),
    response: sharedCartDocumentSchema,
    status: [201, 200],
    errors: { 404: errorBodySchema, 409: conflictSchema },
  }),
  /** Returns a shared cart. */
  get: call({
    number: 20,
    key: 'sharedCartGet',
    system: 'gateway',
    method: 'GET',
    path: '/cart/sharedcart/{id}',
    auth: 'guest',
    params: z.strictObject({ id: pathPartSchema }),
    response: sharedCartDocumentSchema,
    errors: { 404: errorBodySchema },
  }),
  /** Adds lines of a shared cart, all by default, to the recipient's cart; some can be unavailable. */
  addItems: call({
    number: 21,
    key: 'sharedCartItems',
    codes: { 400: cartChangeCodes },
    system: 'gateway',
    method: 'POST',
    path: '/cart/sharedcart/items',
    auth: 'guest',
    idempotencyKey: 'given',
    body: z.strictObject({
      cartId: idSchema,
      version: z.optional(versionSchema),
      sharedCartId: idSchema,
      lineItems: z.optional(
        z
          .array(
            z.strictObject({ sku: skuSchema, quantity: quantitySchema, custom: z.optional(lineCustomDraftSchema) }),
          )
          .check(z.maxLength(200)),
      ),
    }),
    response: itemsAddedSchema,
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: conflictSchema },
  }),
};
