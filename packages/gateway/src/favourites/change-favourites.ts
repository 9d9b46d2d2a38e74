import type { CallRequest, favouritesCalls } from '@basin/sdk/contract';
import { invalidField, invalidOperation, problem } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import type { FavouritesDocument, SavedProduct, SavedText } from './favourites-document.ts';

type AddRequest = CallRequest<typeof favouritesCalls.add>;
type AddAction = AddRequest['body']['actions'][number];
type AddOf<Name extends AddAction['action']> = Extract<AddAction, { action: Name }>;
type RemoveBody = CallRequest<typeof favouritesCalls.remove>['body'];
type Removal = Extract<RemoveBody, { actions: unknown }>['actions'][number];

/** More than this is no list that a page shows. */
const MOST_ITEMS = 500;
const kinds = { addLineItem: 'product', addTextLineItem: 'text' } as const;

interface Adding {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * A list with more in it. A product that is saved already stays as it is, and a text with the same link.
 *
 * @throws {HttpProblem} 400 for an action of another kind, an unknown sku, or a list that is full
 */
export async function addTo(
  document: FavouritesDocument,
  { params: { kind }, body: { actions } }: AddRequest,
  adding: Adding,
): Promise<FavouritesDocument> {
  let changed = document;
  for (const action of actions) {
    if (kinds[action.action] !== kind) throw invalidField('kind', kind, `${action.action} does not add a ${kind}.`);
    changed =
      action.action === 'addLineItem' ? await addProduct(changed, action, adding) : addText(changed, action, adding);
  }
  if (changed.lineItems.length + changed.textLineItems.length > MOST_ITEMS)
    throw invalidOperation(`A list holds at most ${MOST_ITEMS} things.`);
  return changed;
}

async function addProduct(
  document: FavouritesDocument,
  { sku, custom }: AddOf<'addLineItem'>,
  { tx, now, newId }: Adding,
): Promise<FavouritesDocument> {
  if (document.lineItems.some((item) => item.sku === sku)) return document;
  const row = await tx.selectFrom('skus').select('product_id').where('sku', '=', sku).executeTakeFirst();
  if (!row) {
    const message = `The referenced object of type 'product' with SKU '${sku}' was not found.`;
    throw problem(400, { code: 'ReferencedResourceNotFound', message, typeId: 'product', key: sku });
  }
  const productId = row.product_id;
  const saved: SavedProduct = { id: newId(), productId, sku, addedAt: now.toISOString(), typeKey: custom?.type.key };
  return { ...document, lineItems: [...document.lineItems, saved] };
}

function addText(
  document: FavouritesDocument,
  { name, description, custom }: AddOf<'addTextLineItem'>,
  { now, newId }: Adding,
): FavouritesDocument {
  const fields = definedTexts(custom?.fields ?? {});
  const { link } = fields;
  if (link !== undefined && document.textLineItems.some((item) => item.fields.link === link)) return document;
  const saved: SavedText = {
    id: newId(),
    name: definedTexts(name),
    ...(description && { description: definedTexts(description) }),
    addedAt: now.toISOString(),
    typeKey: custom?.type.key,
    fields,
  };
  return { ...document, textLineItems: [...document.textLineItems, saved] };
}

/**
 * A list without what is named, which stands beside the version or in a list of actions.
 *
 * @throws {HttpProblem} 400 when it is not in the list
 */
export const removeFrom = (document: FavouritesDocument, body: RemoveBody): FavouritesDocument =>
  ('actions' in body ? body.actions : [body]).reduce<FavouritesDocument>(removeOne, document);

function removeOne(document: FavouritesDocument, removal: Removal): FavouritesDocument {
  const [id, field, items] =
    removal.action === 'removeLineItem'
      ? ([removal.lineItemId, 'lineItemId', document.lineItems] as const)
      : ([removal.textLineItemId, 'textLineItemId', document.textLineItems] as const);
  if (!items.some((item) => item.id === id)) throw invalidField(field, id, `The list has no line item '${id}'.`);
  return {
    ...document,
    lineItems: document.lineItems.filter((item) => item.id !== id),
    textLineItems: document.textLineItems.filter((item) => item.id !== id),
  };
}

/** Texts that were given, by name. */
export function definedTexts(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
  );
}
