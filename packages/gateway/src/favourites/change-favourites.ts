import { favouritesName, projectLimits } from '@basin/domain';
import type { CallRequest, favouritesCalls } from '@basin/sdk/contract';
import { invalidField, invalidOperation, problem } from '../http/http-problem.ts';
import type { Tx } from '../database/database.ts';
import type { FavouritesDocument, SavedProduct, SavedText } from './favourites-document.ts';

type AddRequest = CallRequest<typeof favouritesCalls.add>;
type AddAction = AddRequest['body']['actions'][number];
type AddOf<Name extends AddAction['action']> = Extract<AddAction, { action: Name }>;
type RemoveBody = Exclude<CallRequest<typeof favouritesCalls.remove>['body'], { action: 'deleteProject' }>;
type Removal = Extract<RemoveBody, { actions: unknown }>['actions'][number];

/** The maximum number of items that a page can show. */
const maxListItems = 500;
/** Many times what so many items need: a text can be in any number of languages. */
const maxListLength = 1_000_000;
const kinds = { addLineItem: 'product', addTextLineItem: 'text', changeName: 'project' } as const;

interface AddContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Adds items to a list. A saved product, or a text with a saved link, does not change. A project line with the same sku
 * and room gets the new quantity and note.
 *
 * @throws {HttpProblem} 400 for an action of another kind, an unknown sku, or a full list
 */
export async function addTo(
  document: FavouritesDocument,
  { params: { kind }, body: { actions } }: AddRequest,
  context: AddContext,
): Promise<FavouritesDocument> {
  let changed = document;
  for (const action of actions) {
    if (kinds[action.action] !== kind) throw invalidField('kind', kind, `${action.action} does not add a ${kind}.`);
    changed = await applyAction(changed, action, context);
  }
  const maxItems = changed.kind === 'project' ? projectLimits.lines : maxListItems;
  if (changed.lineItems.length + changed.textLineItems.length > maxItems)
    throw invalidOperation(`A list holds at most ${maxItems} items.`);
  if (JSON.stringify(changed).length > maxListLength)
    throw invalidOperation(`A list holds at most ${maxListLength} characters.`);
  return changed;
}

function applyAction(document: FavouritesDocument, action: AddAction, context: AddContext) {
  if (action.action === 'addTextLineItem') return addText(document, action, context);
  if (action.action === 'changeName') return changeName(document, action);
  return document.kind === 'project' ? setLine(document, action, context) : addProduct(document, action, context);
}

/** Changes the name and description of a project. @throws {HttpProblem} 400 when the list is not a project */
function changeName(document: FavouritesDocument, { name, description }: AddOf<'changeName'>): FavouritesDocument {
  if (document.kind !== 'project') throw invalidOperation('Only a project can be renamed.');
  return { ...document, name: projectName(name), description };
}

/** Returns the validated name of a project. @throws {HttpProblem} 400 for an empty name or that of the favourites */
export function projectName(texts: Readonly<Record<string, string>>): Record<string, string> {
  const name = definedTexts(texts);
  const own = Object.values(name);
  if (own.length === 0 || own.includes('') || own.includes(favouritesName))
    throw invalidField('name', name, 'The name cannot be used for a project.');
  return name;
}

async function setLine(
  document: FavouritesDocument,
  { sku, quantity = 1, custom }: AddOf<'addLineItem'>,
  context: AddContext,
): Promise<FavouritesDocument> {
  if (quantity > projectLimits.units)
    throw invalidField('quantity', quantity, `A line has at most ${projectLimits.units} units.`);
  const { room, note } = withoutEmpty(custom?.fields ?? {});
  const index = document.lineItems.findIndex((item) => item.sku === sku && item.room === room);
  const known = document.lineItems[index] ?? (await newProduct({ sku, custom }, context));
  const line = { ...known, quantity, room, note };
  const lineItems = index < 0 ? [...document.lineItems, line] : document.lineItems.with(index, line);
  return { ...document, lineItems };
}

/** Removes empty fields. */
const withoutEmpty = ({ room, note }: { room?: string | undefined; note?: string | undefined }) => ({
  room: room === '' ? undefined : room,
  note: note === '' ? undefined : note,
});

async function addProduct(
  document: FavouritesDocument,
  action: AddOf<'addLineItem'>,
  context: AddContext,
): Promise<FavouritesDocument> {
  const { sku, quantity = 1, custom } = action;
  if (quantity !== 1 || custom?.fields.room !== undefined || custom?.fields.note !== undefined)
    throw invalidOperation('Only a project has quantities, rooms and notes.');
  if (document.lineItems.some((item) => item.sku === sku)) return document;
  return { ...document, lineItems: [...document.lineItems, await newProduct(action, context)] };
}

/** Returns a product to save. @throws {HttpProblem} 400 for an unknown sku */
async function newProduct(
  { sku, custom }: Pick<AddOf<'addLineItem'>, 'sku' | 'custom'>,
  { tx, now, newId }: AddContext,
): Promise<SavedProduct> {
  const row = await tx.selectFrom('skus').select('product_id').where('sku', '=', sku).executeTakeFirst();
  if (!row) {
    const message = `The referenced object of type 'product' with SKU '${sku}' was not found.`;
    throw problem(400, { code: 'ReferencedResourceNotFound', message, typeId: 'product', key: sku });
  }
  return { id: newId(), productId: row.product_id, sku, addedAt: now.toISOString(), typeKey: custom?.type.key };
}

function addText(
  document: FavouritesDocument,
  { name, description, custom }: AddOf<'addTextLineItem'>,
  { now, newId }: AddContext,
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
 * Removes an item from a list; the request names it directly or in a list of actions.
 *
 * @throws {HttpProblem} 400 when the list does not contain the item
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

/** Returns the texts that are defined, by name. */
export function definedTexts(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
  );
}
