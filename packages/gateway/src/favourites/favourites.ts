import type { LocalisedText } from '@basin/domain';
import type { Selectable } from 'kysely';
import type { FavouritesRow } from './table.ts';
import type { SavedProduct, SavedText } from './favourites-document.ts';

export type FavouritesList = Selectable<FavouritesRow>;

/** What a product is called now, by product id. */
export type ProductNames = ReadonlyMap<string, { readonly name: LocalisedText; readonly slug: LocalisedText }>;

/** A list as the wire carries it. */
export function favouritesListFrom(list: FavouritesList, names: ProductNames) {
  const { id, version, customer_id, document, created_at, last_modified_at } = list;
  const { name, deleteDaysAfterLastModification, lineItems, textLineItems } = document;
  return {
    id,
    version,
    customer: { typeId: 'customer', id: customer_id },
    name: { ...name },
    ...(deleteDaysAfterLastModification !== undefined && { deleteDaysAfterLastModification }),
    lineItems: lineItems.map((item) => productLineFrom(item, names)),
    textLineItems: textLineItems.map(textLineFrom),
    createdAt: created_at.toISOString(),
    lastModifiedAt: last_modified_at.toISOString(),
  };
}

function productLineFrom({ id, productId, sku, addedAt, typeKey }: SavedProduct, names: ProductNames) {
  const known = names.get(productId);
  return {
    ...{ id, productId, sku, quantity: 1, addedAt, variant: { sku } },
    ...(known && { name: { ...known.name }, productSlug: { ...known.slug } }),
    ...(typeKey !== undefined && { custom: { type: { typeId: 'type', key: typeKey }, fields: { sku } } }),
  };
}

function textLineFrom({ id, name, description, addedAt, typeKey = 'favorites-item', fields }: SavedText) {
  return {
    ...{ id, quantity: 1, addedAt },
    name: { ...name },
    ...(description && { description: { ...description } }),
    custom: { type: { typeId: 'type', key: typeKey }, fields: { ...fields } },
  };
}
