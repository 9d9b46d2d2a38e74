import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { backOrder, collectionSchema, models, catalogueProducts, restrictions } from './catalogue-products.ts';
import { FieldTypeError } from './document-field.ts';
import { allTexts, oneText } from './document-field-schema.ts';
import { personaPricesFrom, type PersonaPrices } from './persona-price.ts';
import { errorBodySchema } from './error-body.ts';
import { searchResults } from './search-response.ts';
import { optionalFieldList, optionalFilterList, pageFields, searchQuerySchema } from './search-query.ts';
import { anyText, optionalTextOf } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const inspirationDocumentShape = z.looseObject({
  id: oneText,
  url_s: oneText,
  title_s: oneText,
  description_s: oneText,
  thumbnailImageURL_s: oneText,
  resourceCredit_s: oneText,
  badge_s: oneText,
  productDetailsList_ss: allTexts,
  productImagesList_ss: allTexts,
  ProductMappingSKUID_s: oneText,
  customSampleProductName_s: oneText,
  customsampleimagepath_s: oneText,
});
export interface InspirationDocumentSchema extends Named<typeof inspirationDocumentShape> {}
/** The fields of a gallery in the index, except the price fields of its personas. */
export const inspirationDocumentSchema: InspirationDocumentSchema = inspirationDocumentShape;

function pricesOf(wire: Readonly<Record<string, unknown>>, issues: z.core.$ZodRawIssue[]): PersonaPrices {
  try {
    return personaPricesFrom(wire);
  } catch (problem) {
    if (!(problem instanceof FieldTypeError)) throw problem;
    issues.push({ code: 'invalid_type', path: [problem.message], input: wire } as unknown as z.core.$ZodRawIssue);
    return {};
  }
}

const inspirationFrom = (wire: z.output<InspirationDocumentSchema>, prices: PersonaPrices) => ({
  id: wire.id,
  url: wire.url_s,
  title: wire.title_s,
  description: wire.description_s,
  thumbnail: wire.thumbnailImageURL_s,
  credit: wire.resourceCredit_s,
  badge: wire.badge_s,
  productDetails: wire.productDetailsList_ss ?? [],
  productImages: wire.productImagesList_ss ?? [],
  productSku: wire.ProductMappingSKUID_s,
  sampleProductName: wire.customSampleProductName_s,
  sampleImage: wire.customsampleimagepath_s,
  prices,
});
export interface InspirationReply extends Named<ReturnType<typeof inspirationFrom>> {}
export interface InspirationSchema extends z.ZodMiniType<InspirationReply, z.input<InspirationDocumentSchema>> {}
/** A gallery of the inspiration pages. */
export const inspirationSchema: InspirationSchema = decodeWith(
  inspirationDocumentSchema,
  (wire: z.output<InspirationDocumentSchema>, { issues }) => inspirationFrom(wire, pricesOf(wire, issues)),
);

const roomDocumentShape = z.object({
  templateName_s: oneText,
  landingFileReference_s: oneText,
  cq_shoptheroomtags_s: oneText,
  productSkuIds_s: oneText,
  modelFileReference_s: oneText,
  cardHoverTitle_s: oneText,
  title_s: oneText,
  cardTitle_s: oneText,
  url_s: oneText,
  strTheme_ss: allTexts,
  strColor_ss: allTexts,
  strRoom_s: oneText,
  strDesignStyle_s: oneText,
  hotspots_ss: allTexts,
});
interface RoomDocumentSchema extends Named<typeof roomDocumentShape> {}
const roomDocumentSchema: RoomDocumentSchema = roomDocumentShape;

/** A product in the picture of a room, with its distance from the left and the top in per cent. */
export interface Hotspot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
}

/** Parses a hotspot such as `AV01199-WH 41.2 63`; invalid ones are left out. */
function hotspotsFrom(text: string): Hotspot[] {
  const [, sku, x, y] = /^(\S+) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return sku === undefined ? [] : [{ sku, x: Number(x), y: Number(y) }];
}

const shoppableRoomFrom = (wire: z.output<RoomDocumentSchema>) => ({
  template: wire.templateName_s,
  image: wire.landingFileReference_s,
  tags: wire.cq_shoptheroomtags_s,
  productSkus: wire.productSkuIds_s,
  model: wire.modelFileReference_s,
  hoverTitle: wire.cardHoverTitle_s,
  title: wire.title_s,
  cardTitle: wire.cardTitle_s,
  url: wire.url_s,
  themes: wire.strTheme_ss ?? [],
  colours: wire.strColor_ss ?? [],
  room: wire.strRoom_s,
  designStyle: wire.strDesignStyle_s,
  hotspots: (wire.hotspots_ss ?? []).flatMap(hotspotsFrom),
});
export interface ShoppableRoomReply extends Named<ReturnType<typeof shoppableRoomFrom>> {}
export interface ShoppableRoomSchema extends z.ZodMiniType<ShoppableRoomReply, z.input<RoomDocumentSchema>> {}
/** A room with products to buy. */
export const shoppableRoomSchema: ShoppableRoomSchema = decodeWith(roomDocumentSchema, shoppableRoomFrom);

const tooltipSchema = z.object({ id: oneText, key_s: oneText, title_s: oneText, description_s: oneText });
const wireTooltipsSchema = z.union([
  z.object({ response: z.object({ docs: z.array(tooltipSchema) }) }),
  byName(anyText),
]);

function textsByKey(wire: z.output<typeof wireTooltipsSchema>): ReadonlyMap<string, string> {
  const { response } = wire;
  if (typeof response !== 'object') return new Map(Object.entries(wire as Record<string, string>));
  return new Map(response.docs.map(({ key_s, id, description_s }) => [key_s ?? id ?? '', description_s ?? '']));
}

/** Catalogue queries other than listings. */
export const catalogueCalls = {
  /** Returns products by commerce id, at most 50. */
  products: catalogueProducts,
  /** Suggests model numbers that start with the typed text. */
  models,
  /** Returns whether a product or a service part is on back order. */
  backOrder,
  /** Returns the shipping restrictions of skus, and which are made to order. */
  restrictions,
  /** Returns help texts by key. */
  tooltips: call({
    number: 55,
    key: 'tooltip',
    system: 'gateway',
    method: 'GET',
    path: '/search/tooltip',
    auth: 'guest',
    query: z.strictObject({ collection: collectionSchema }),
    response: decodeWith(wireTooltipsSchema, textsByKey),
  }),
  /** Lists rooms with products to buy. */
  rooms: call({
    number: 58,
    key: 'shopTheRoom',
    system: 'gateway',
    method: 'GET',
    path: '/search/shop-the-room',
    auth: 'guest',
    query: z.strictObject({
      ...pageFields,
      fl: optionalFieldList,
      fq: optionalFilterList,
      collection: z.optional(collectionSchema),
      profilename: z.optional(z.literal('Shop_The_Room')),
      sort: optionalTextOf(80),
    }),
    response: searchResults(shoppableRoomSchema),
    errors: { 400: errorBodySchema },
  }),
  /** Lists galleries of the inspiration pages. */
  inspirations: call({
    number: 59,
    key: 'inspiration',
    system: 'gateway',
    method: 'GET',
    path: '/search/inspiration',
    auth: 'guest',
    query: searchQuerySchema,
    response: searchResults(inspirationSchema),
    errors: { 400: errorBodySchema },
  }),
};
