import type { FavouriteProduct, FavouriteText } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call, type Covers } from './call.ts';
import { customDraft, customFields } from './custom.ts';
import { localisedSchema } from './localised.ts';
import { paged } from './page.ts';
import { conflictSchema, errorBodySchema } from './error-body.ts';
import {
  anyText,
  idSchema,
  integer,
  optionalInt,
  optionalText,
  optionalTextOf,
  pathPartSchema,
  skuSchema,
  text,
  versionSchema,
} from './values.ts';
import { readBy } from './read-by.ts';

const wireProductShape = z.object({
  id: anyText,
  productId: anyText,
  sku: optionalText,
  addedAt: anyText,
  quantity: optionalInt,
  name: z.optional(localisedSchema),
  variant: z.optional(z.object({ sku: optionalText })),
  productSlug: z.optional(localisedSchema),
  custom: z.optional(customFields(z.object({ sku: optionalText }))),
});

interface WireProductSchema extends Named<typeof wireProductShape> {}
const wireProductSchema: WireProductSchema = wireProductShape;

const favouriteProductFrom = (wire: z.output<WireProductSchema>) => ({
  id: wire.id,
  productId: wire.productId,
  sku: wire.sku ?? wire.variant?.sku ?? wire.custom?.fields.sku ?? '',
  addedAt: wire.addedAt,
  name: wire.name,
  slug: wire.productSlug,
});
interface FavouriteProductReply extends Named<ReturnType<typeof favouriteProductFrom>> {}
interface FavouriteProductSchema extends z.ZodMiniType<FavouriteProductReply, z.input<WireProductSchema>> {}
const favouriteProductSchema: FavouriteProductSchema = readBy(
  wireProductSchema,
  favouriteProductFrom,
) satisfies Covers<FavouriteProduct>;

const textFields = z.object({
  itemType: optionalText,
  link: optionalText,
  thumbnail: optionalText,
  articleType: optionalText,
});

const wireTextShape = z.object({
  id: anyText,
  name: localisedSchema,
  description: z.optional(localisedSchema),
  addedAt: anyText,
  custom: z.optional(customFields(textFields)),
});

interface WireTextSchema extends Named<typeof wireTextShape> {}
const wireTextSchema: WireTextSchema = wireTextShape;

const favouriteTextFrom = ({ id, name, description, addedAt, custom }: z.output<WireTextSchema>) => ({
  id,
  name,
  description,
  addedAt,
  itemType: custom?.fields.itemType,
  link: custom?.fields.link,
  thumbnail: custom?.fields.thumbnail,
  articleType: custom?.fields.articleType,
});
interface FavouriteTextReply extends Named<ReturnType<typeof favouriteTextFrom>> {}
interface FavouriteTextSchema extends z.ZodMiniType<FavouriteTextReply, z.input<WireTextSchema>> {}
const favouriteTextSchema: FavouriteTextSchema = readBy(
  wireTextSchema,
  favouriteTextFrom,
) satisfies Covers<FavouriteText>;

const favouritesListShape = z.object({
  id: anyText,
  version: integer,
  name: localisedSchema,
  lineItems: z._default(z.array(favouriteProductSchema), []),
  textLineItems: z._default(z.array(favouriteTextSchema), []),
});
export interface FavouritesListSchema extends Named<typeof favouritesListShape> {}
/** A list of saved products, pictures and articles. */
export const favouritesListSchema: FavouritesListSchema = favouritesListShape;

const languageTag = z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/));
const localisedDraftSchema = z.record(languageTag, text(256));

const addActionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('addLineItem'),
    sku: skuSchema,
    quantity: z.optional(z.literal(1)),
    custom: z.optional(customDraft(z.strictObject({ sku: z.optional(skuSchema) }))),
  }),
  z.strictObject({
    action: z.literal('addTextLineItem'),
    name: localisedDraftSchema,
    description: z.optional(localisedDraftSchema),
    custom: z.optional(
      customDraft(
        z.strictObject({
          itemType: optionalTextOf(64),
          link: optionalTextOf(2048),
          thumbnail: optionalTextOf(2048),
          articleType: optionalTextOf(64),
        }),
      ),
    ),
  }),
]);

const removal = {
  removeLineItem: { action: z.literal('removeLineItem'), lineItemId: idSchema },
  removeTextLineItem: { action: z.literal('removeTextLineItem'), textLineItemId: idSchema },
};

/** One removal beside the version, or a list of them, all or nothing. */
const removalSchema = z.union([
  z.strictObject({ version: versionSchema, ...removal.removeLineItem }),
  z.strictObject({ version: versionSchema, ...removal.removeTextLineItem }),
  z.strictObject({
    version: versionSchema,
    actions: z
      .array(
        z.discriminatedUnion('action', [
          z.strictObject(removal.removeLineItem),
          z.strictObject(removal.removeTextLineItem),
        ]),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
]);

/** What a customer has saved. */
export const favouritesCalls = {
  /** The customer's lists. */
  list: call({
    number: 61,
    key: 'favorites',
    system: 'gateway',
    method: 'GET',
    path: '/favorites',
    auth: 'customer',
    query: z.strictObject({ lang: text(16) }),
    response: paged(favouritesListSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Makes a list. */
  create: call({
    number: 62,
    key: 'favoritesCreate',
    codes: { 400: ['InvalidOperation'] },
    system: 'gateway',
    method: 'POST',
    path: '/favorites/create',
    auth: 'customer',
    body: z.strictObject({
      name: localisedDraftSchema,
      deleteDaysAfterLastModification: z.optional(integer.check(z.minimum(1), z.maximum(3650))),
    }),
    response: favouritesListSchema,
    status: [201, 200],
    errors: { 400: errorBodySchema },
  }),
  /** Adds to a list, in the version seen last. */
  add: call({
    number: 63,
    key: 'favoritesAdd',
    codes: { 400: ['InvalidOperation', 'ReferencedResourceNotFound'] },
    system: 'gateway',
    method: 'POST',
    path: '/favorites/{listId}/{kind}/add',
    auth: 'customer',
    params: z.strictObject({ listId: pathPartSchema, kind: z.literal(['product', 'text']) }),
    body: z.strictObject({
      version: versionSchema,
      actions: z.array(addActionSchema).check(z.minLength(1), z.maxLength(50)),
    }),
    response: favouritesListSchema,
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: conflictSchema },
  }),
  /** Takes one thing off a list, in the version seen last. */
  remove: call({
    number: 64,
    key: 'favoritesRemove',
    system: 'gateway',
    method: 'POST',
    path: '/favorites/{listId}/remove',
    auth: 'customer',
    params: z.strictObject({ listId: pathPartSchema }),
    body: removalSchema,
    response: favouritesListSchema,
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: conflictSchema },
  }),
};
