import type { FavouriteProduct, FavouriteText } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call, type Covers } from './call.ts';
import { customDraft, customFields } from './custom.ts';
import { fileReply } from './file-reply.ts';
import { localisedSchema } from './localised.ts';
import { centAmountSchema } from './money.ts';
import { paged } from './page.ts';
import { conflictSchema, errorBodySchema } from './error-body.ts';
import {
  anyText,
  idSchema,
  integer,
  optionalId,
  optionalInt,
  optionalText,
  optionalTextOf,
  pathPartSchema,
  quantitySchema,
  skuSchema,
  text,
  versionSchema,
  optionalSku,
} from './values.ts';
import { decodeWith } from './decode-with.ts';

const wireProductShape = z.object({
  id: anyText,
  productId: anyText,
  sku: optionalText,
  addedAt: anyText,
  quantity: optionalInt,
  name: z.optional(localisedSchema),
  variant: z.optional(z.object({ sku: optionalText })),
  productSlug: z.optional(localisedSchema),
  custom: z.optional(customFields(z.object({ sku: optionalText, room: optionalText, note: optionalText }))),
  // for a line of a project: the model number printed on the product, the customer's unit price, and the guest's
  modelNumber: optionalText,
  unitPrice: z.optional(centAmountSchema),
  listPrice: z.optional(centAmountSchema),
});

interface WireProductSchema extends Named<typeof wireProductShape> {}
const wireProductSchema: WireProductSchema = wireProductShape;

type WireProduct = z.output<WireProductSchema>;
type SameFields = 'id' | 'productId' | 'addedAt' | 'name' | 'modelNumber' | 'unitPrice' | 'listPrice';
export interface FavouriteProductReply extends Pick<WireProduct, SameFields> {
  sku: string;
  slug: WireProduct['productSlug'];
  quantity: number;
  room: string | undefined;
  note: string | undefined;
}
const favouriteProductFrom = (wire: WireProduct): FavouriteProductReply => ({
  id: wire.id,
  productId: wire.productId,
  sku: wire.sku ?? wire.variant?.sku ?? wire.custom?.fields.sku ?? '',
  addedAt: wire.addedAt,
  name: wire.name,
  slug: wire.productSlug,
  quantity: wire.quantity ?? 1,
  room: wire.custom?.fields.room,
  note: wire.custom?.fields.note,
  modelNumber: wire.modelNumber,
  unitPrice: wire.unitPrice,
  listPrice: wire.listPrice,
});
interface FavouriteProductSchema extends z.ZodMiniType<FavouriteProductReply, z.input<WireProductSchema>> {}
const favouriteProductSchema: FavouriteProductSchema = decodeWith(
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

type WireText = z.output<WireTextSchema>;
type TextFields = Required<z.output<typeof textFields>>;
export interface FavouriteTextReply extends Pick<WireText, 'id' | 'name' | 'addedAt'>, TextFields {
  description: WireText['description'];
}
const favouriteTextFrom = ({ id, name, description, addedAt, custom }: WireText): FavouriteTextReply => ({
  id,
  name,
  description,
  addedAt,
  itemType: custom?.fields.itemType,
  link: custom?.fields.link,
  thumbnail: custom?.fields.thumbnail,
  articleType: custom?.fields.articleType,
});
interface FavouriteTextSchema extends z.ZodMiniType<FavouriteTextReply, z.input<WireTextSchema>> {}
const favouriteTextSchema: FavouriteTextSchema = decodeWith(
  wireTextSchema,
  favouriteTextFrom,
) satisfies Covers<FavouriteText>;

const favouritesListShape = z.object({
  id: anyText,
  version: integer,
  name: localisedSchema,
  kind: optionalText,
  description: optionalText,
  lineItems: z._default(z.array(favouriteProductSchema), []),
  textLineItems: z._default(z.array(favouriteTextSchema), []),
});
export interface FavouritesListSchema extends Named<typeof favouritesListShape> {}
/** A list of saved products, pictures and articles. */
export const favouritesListSchema: FavouritesListSchema = favouritesListShape;

const languageTag = z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/));
const localisedDraftShape = z.record(languageTag, text(256));
interface LocalisedDraftSchema extends Named<typeof localisedDraftShape> {}
const localisedDraftSchema: LocalisedDraftSchema = localisedDraftShape;
const project = z.literal('project');

const addActionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('addLineItem'),
    sku: skuSchema,
    // a project can have more than one, once per room; adding it again sets this quantity and this note
    quantity: z.optional(quantitySchema),
    custom: z.optional(
      customDraft(z.strictObject({ sku: optionalSku, room: optionalTextOf(64), note: optionalTextOf(500) })),
    ),
  }),
  z.strictObject({ action: z.literal('changeName'), name: localisedDraftSchema, description: optionalTextOf(2000) }),
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
  deleteProject: { action: z.literal('deleteProject') },
};

/** One removal next to the version, or a list of removals, all or nothing. */
const removalSchema = z.union([
  z.strictObject({ version: versionSchema, ...removal.removeLineItem }),
  z.strictObject({ version: versionSchema, ...removal.removeTextLineItem }),
  z.strictObject({ version: versionSchema, ...removal.deleteProject }),
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

/** The favourites of a customer. */
export const favouritesCalls = {
  /** Returns the customer's lists, or a trade customer's projects. */
  list: call({
    number: 61,
    key: 'favorites',
    system: 'gateway',
    method: 'GET',
    path: '/favorites',
    auth: 'customer',
    query: z.strictObject({ lang: text(16), kind: z.optional(project), id: optionalId }),
    response: paged(favouritesListSchema),
    errors: { 401: errorBodySchema },
  }),
  /** Creates a list or a project. */
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
      kind: z.optional(project),
      description: optionalTextOf(2000),
      deleteDaysAfterLastModification: z.optional(integer.check(z.minimum(1), z.maximum(3650))),
    }),
    response: favouritesListSchema,
    status: [201, 200],
    errors: { 400: errorBodySchema, 403: errorBodySchema },
  }),
  /** Adds an item to a list, in the version read last. */
  add: call({
    number: 63,
    key: 'favoritesAdd',
    codes: { 400: ['InvalidOperation', 'ReferencedResourceNotFound'] },
    system: 'gateway',
    method: 'POST',
    path: '/favorites/{listId}/{kind}/add',
    auth: 'customer',
    params: z.strictObject({ listId: pathPartSchema, kind: z.literal(['product', 'text', 'project']) }),
    body: z.strictObject({
      version: versionSchema,
      actions: z.array(addActionSchema).check(z.minLength(1), z.maxLength(50)),
    }),
    response: favouritesListSchema,
    errors: { 400: errorBodySchema, 404: errorBodySchema, 409: conflictSchema },
  }),
  /** Removes an item from a list, in the version read last. */
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
  /** Returns a project's quote as a PDF. Beyond the wire reference. */
  quote: call({
    number: 90,
    key: 'favoritesQuote',
    system: 'gateway',
    method: 'POST',
    path: '/favorites/{listId}/quote',
    auth: 'customer',
    repeatable: true,
    params: z.strictObject({ listId: pathPartSchema }),
    body: z.strictObject({ lang: text(16) }),
    ...fileReply,
    errors: { 404: errorBodySchema },
  }),
};
