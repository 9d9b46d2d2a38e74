import { guestPersona, type LocalisedText, type Money } from '@basin/domain';
import type { Selectable } from 'kysely';
import { customerGroupOf, findOffers, priceOf, unsoldReasonOf, type Offer } from '../catalogue/index.ts';
import type { HandlerContext } from '../http/implement.ts';
import type { CustomerPrincipal } from '../http/principal.ts';
import type { FavouritesRow } from './table.ts';
import type { SavedProduct, SavedText } from './favourites-document.ts';

export type FavouritesList = Selectable<FavouritesRow>;

/** The current names of products, by product id. */
export type ProductNames = ReadonlyMap<string, { readonly name: LocalisedText; readonly slug: LocalisedText }>;

/** The model number of a sku and, when it is sold online, its unit price for the customer and for guests. */
interface LinePrices {
  readonly modelNumber: string;
  readonly unitPrice?: Money;
  readonly listPrice?: Money;
}
type PricesBySku = ReadonlyMap<string, LinePrices>;

/** Returns the customer's prices of all skus in projects; products that are not sold online have none. */
export async function projectPrices(
  { db, principal, now }: Pick<HandlerContext, 'db' | 'now'> & { readonly principal: CustomerPrincipal },
  projects: readonly FavouritesList[],
): Promise<PricesBySku> {
  const offers = await findOffers(
    db,
    projects.flatMap(({ document }) => document.lineItems.map(({ sku }) => sku)),
  );
  const group = customerGroupOf(principal);
  return new Map(
    [...offers].map(([sku, offer]) => {
      const { customerFacingSku: modelNumber } = offer.variant;
      const unitPrice = unsoldReasonOf(offer, now()) === null ? amountFor(offer, group) : undefined;
      if (!unitPrice) return [sku, { modelNumber }];
      return [sku, { modelNumber, unitPrice, listPrice: priceOf(offer.variant, guestPersona)?.value ?? unitPrice }];
    }),
  );
}

function amountFor({ variant }: Offer, group: string): Money | undefined {
  const price = priceOf(variant, group);
  return price?.discounted?.value ?? price?.value;
}

/** Converts a list to its wire format; the lines of a project have prices. */
export function favouritesListFrom(list: FavouritesList, names: ProductNames, prices: PricesBySku = new Map()) {
  const { id, version, customer_id, document, created_at, last_modified_at } = list;
  const { name, kind, description, deleteDaysAfterLastModification, lineItems, textLineItems } = document;
  return {
    id,
    version,
    customer: { typeId: 'customer', id: customer_id },
    name: { ...name },
    ...(kind !== undefined && { kind }),
    ...(description !== undefined && { description }),
    ...(deleteDaysAfterLastModification !== undefined && { deleteDaysAfterLastModification }),
    lineItems: lineItems.map((item) => ({ ...productLineFrom(item, names), ...prices.get(item.sku) })),
    textLineItems: textLineItems.map(textLineFrom),
    createdAt: created_at.toISOString(),
    lastModifiedAt: last_modified_at.toISOString(),
  };
}

function productLineFrom(
  { id, productId, sku, quantity = 1, room, note, addedAt, typeKey }: SavedProduct,
  names: ProductNames,
) {
  const known = names.get(productId);
  const fields = { sku, ...(room !== undefined && { room }), ...(note !== undefined && { note }) };
  return {
    id,
    productId,
    sku,
    quantity,
    addedAt,
    variant: { sku },
    ...(known && { name: { ...known.name }, productSlug: { ...known.slug } }),
    ...(typeKey !== undefined && { custom: { type: { typeId: 'type', key: typeKey }, fields } }),
  };
}

function textLineFrom({ id, name, description, addedAt, typeKey = 'favorites-item', fields }: SavedText) {
  return {
    id,
    quantity: 1,
    addedAt,
    name: { ...name },
    ...(description && { description: { ...description } }),
    custom: { type: { typeId: 'type', key: typeKey }, fields: { ...fields } },
  };
}
