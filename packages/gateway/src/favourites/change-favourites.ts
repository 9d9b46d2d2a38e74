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

/** More than this is no list that a page shows. */
const MOST_ITEMS = 500;
const kinds = { addLineItem: 'product', addTextLineItem: 'text', changeName: 'project' } as const;

interface Adding {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * A list with more in it. A product that is saved already stays as it is, and a text with the same link; a line of a project, known
 * by its sku and room, takes the quantity and the note.
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
    changed = await changedBy(changed, action, adding);
  }
  const most = changed.kind === 'project' ? projectLimits.lines : MOST_ITEMS;
  if (changed.lineItems.length + changed.textLineItems.length > most)
    throw invalidOperation(`A list holds at most ${most} things.`);
  return changed;
}

function changedBy(document: FavouritesDocument, action: AddAction, adding: Adding) {
  if (action.action === 'addTextLineItem') return addText(document, action, adding);
  if (action.action === 'changeName') return changeName(document, action);
  return document.kind === 'project' ? setLine(document, action, adding) : addProduct(document, action, adding);
}

/** A project of another name, with the description given or none. @throws {HttpProblem} 400 when it is no project */
function changeName(document: FavouritesDocument, { name, description }: AddOf<'changeName'>): FavouritesDocument {
  if (document.kind !== 'project') throw invalidOperation('Only a project takes another name.');
  return { ...document, name: projectName(name), description };
}

/** The name of a project, which the favourites must not be mistaken for. @throws {HttpProblem} 400 */
export function projectName(texts: Readonly<Record<string, string>>): Record<string, string> {
  const name = definedTexts(texts);
  const own = Object.values(name);
  if (own.length === 0 || own.includes('') || own.includes(favouritesName))
    throw invalidField('name', name, 'This is no name of a project.');
  return name;
}

async function setLine(
  document: FavouritesDocument,
  { sku, quantity = 1, custom }: AddOf<'addLineItem'>,
  adding: Adding,
): Promise<FavouritesDocument> {
  if (quantity > projectLimits.units)
    throw invalidField('quantity', quantity, `A line has at most ${projectLimits.units} units.`);
  const { room, note } = withoutEmpty(custom?.fields ?? {});
  const index = document.lineItems.findIndex((item) => item.sku === sku && item.room === room);
  const known = document.lineItems[index] ?? (await newProduct({ sku, custom }, adding));
  const line = { ...known, quantity, room, note };
  const lineItems = index < 0 ? [...document.lineItems, line] : document.lineItems.with(index, line);
  return { ...document, lineItems };
}

/** The fields that say something. */
const withoutEmpty = ({ room, note }: { room?: string | undefined; note?: string | undefined }) => ({
  room: room === '' ? undefined : room,
  note: note === '' ? undefined : note,
});

async function addProduct(
  document: FavouritesDocument,
  action: AddOf<'addLineItem'>,
  adding: Adding,
): Promise<FavouritesDocument> {
  const { sku, quantity = 1, custom } = action;
  if (quantity !== 1 || custom?.fields.room !== undefined || custom?.fields.note !== undefined)
    throw invalidOperation('Only a project has quantities, rooms and notes.');
  if (document.lineItems.some((item) => item.sku === sku)) return document;
  return { ...document, lineItems: [...document.lineItems, await newProduct(action, adding)] };
}

/** A product to save. @throws {HttpProblem} 400 when there is none of this sku */
async function newProduct(
  { sku, custom }: Pick<AddOf<'addLineItem'>, 'sku' | 'custom'>,
  { tx, now, newId }: Adding,
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
