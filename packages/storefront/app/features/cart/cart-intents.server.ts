import type { Cart, LineItem } from '@basin/sdk';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { additionFields as field, type AdditionResult } from './addition.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { itemDetails } from '../../shell/analytics/item-details.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import type { NoticeAction, SessionNotice } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import { rejectionKeys } from './discount-codes.ts';
import { additionNoticeOf, noticeOf, rejectionOf } from './cart-notices.server.ts';
import { cartOf, sharedCartsOf } from '../../shell/sdk/nouns.server.ts';
import { retryConflicts } from '../../shell/sdk/retry-conflicts.ts';

type Gap = NonNullable<SessionNotice['gap']>;

/** Handles a cart form. A returned value replaces the cart page. */
type CartIntent = (context: Context, form: FormData) => Promise<AdditionResult | Response | undefined>;

const maxQuantity = 9999;
const maxCodeLength = 64;

/** The id of the field for a discount code. */
export const codeField = 'code';

/** The field of an undo form with the codes of the cart that its line emptied, separated by spaces. */
const codesField = 'codes';

/** The id of the field for the e-mail address to which the cart's link is sent. */
export const shareField = 'email';

/** The cart forms by their `intent`. */
export const cartIntents: ReadonlyMap<FormDataEntryValue | null, CartIntent> = new Map<string, CartIntent>([
  ['add', add],
  ['changeQuantity', setQuantity],
  ['remove', remove],
  ['saveForLater', saveForLater],
  ['moveToCart', moveToCart],
  ['removeSaved', removeSaved],
  ['share', share],
  ['applyCode', applyCode],
  ['removeCode', removeCode],
]);

/** Adds a product. A restored line that was the cart's only one gets the cart's discount codes back. */
async function add(context: Context, form: FormData): Promise<AdditionResult | Response | undefined> {
  const result = await addToCart(context, form);
  for (const code of textOf(form, codesField).split(' ').filter(Boolean)) {
    const key = await enterCode(context, code);
    if (key) queueNotice(context, { key, values: { code }, place: codeField, tone: 'danger' });
  }
  return result;
}

async function setQuantity(context: Context, form: FormData): Promise<undefined> {
  const change = changeOf(form);
  if (!change) {
    const place = textOf(form, 'lineItemId');
    queueNotice(context, { key: 'field.error.quantity', values: { max: maxQuantity }, tone: 'danger', place });
    return;
  }
  await withRejectionNotice(context, form, async (lineItemId) => {
    const { quantity, by } = change;
    const own = cartOf(context);
    const before = quantity <= 0 ? await own.get() : null;
    const { cart, notices } = await (by === undefined
      ? own.setQuantity(lineItemId, quantity)
      : own.changeQuantity(lineItemId, by));
    const name = placedLine(cart, 'lines', lineItemId)?.line.name;
    const removed = name === undefined ? placedLine(before, 'lines', lineItemId) : undefined;
    if (removed) reportRemoval(context, removed);
    if (name === undefined && quantity > 0 && notices.length === 0) noticeChange(context);
    const texts = notices.map((notice) => noticeOf(notice, name ?? notice.sku));
    queueNotice(context, ...texts.map((text) => ({ ...text, place: lineItemId })));
  });
}

/** Says that the line of a form is gone, because the cart was changed or ordered in another tab. */
function noticeChange(context: Context): void {
  queueNotice(context, { key: 'cart.changed', tone: 'info' });
}

async function remove(context: Context, form: FormData): Promise<undefined> {
  await changeLine(context, form, { list: 'lines' }, async (placed) => {
    await cartOf(context).remove(placed.line.id);
    reportRemoval(context, placed);
  });
}

/** Says that a line was removed, with a button that restores it in its place. */
function reportRemoval(context: Context, placed: PlacedLine): void {
  const { line, gap } = placed;
  const { name } = line;
  reportEvent(context, 'productRemoved', itemDetails([line]));
  queueNotice(context, { key: 'cart.removed', values: { name }, tone: 'success', gap, action: undoOf(placed) });
}

/** Moves a line from the cart to the saved items. */
async function saveForLater(context: Context, form: FormData): Promise<undefined> {
  await changeLine(context, form, { list: 'lines', whenGone: noticeChange }, async ({ line, gap }) => {
    const { id, name } = line;
    await cartOf(context).saveForLater(id);
    reportEvent(context, 'productRemoved', itemDetails([line]));
    queueNotice(context, { key: 'cart.saved.done', values: { name }, tone: 'success', gap });
  });
}

/** Moves a saved item back to the cart. Units that exceed the stock stay saved. */
async function moveToCart(context: Context, form: FormData): Promise<undefined> {
  await changeLine(context, form, { list: 'saved', whenGone: noticeChange }, async ({ line, gap }) => {
    const { id, name } = line;
    const { notices } = await cartOf(context).moveToCart(id);
    const isMoved = notices.every(({ message }) => message === 'capped');
    if (isMoved) reportEvent(context, 'productAdded', itemDetails([line]));
    if (isMoved) queueNotice(context, { key: 'product.added', values: { name }, tone: 'success', gap });
    queueNotice(context, ...notices.map((notice) => ({ ...additionNoticeOf(notice, name), gap })));
  });
}

async function removeSaved(context: Context, form: FormData): Promise<undefined> {
  await changeLine(context, form, { list: 'saved' }, async ({ line: { id, name }, gap }) => {
    await cartOf(context).removeSaved(id);
    queueNotice(context, { key: 'cart.saved.removed', values: { name }, tone: 'success', gap });
  });
}

/** A line of the cart or a saved item, and its place in its list. */
interface PlacedLine {
  readonly line: LineItem;
  readonly gap: Gap;
  /** The discount codes that end with the line, because a cart without lines is deleted. */
  readonly endingCodes: readonly string[];
}

/** Returns a line as the cart has it. Its name and other values never come from the form. */
function placedLine(cart: Cart | null, list: Gap['list'], id: string): PlacedLine | undefined {
  const lines = cart?.[list] ?? [];
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  const codes = list === 'lines' && lines.length === 1 ? (cart?.codes ?? []) : [];
  const endingCodes = codes.filter(({ rejection }) => rejection === null).map(({ code }) => code);
  return line && { line, gap: { list, index, id }, endingCodes };
}

/** Where a form's line is, and what to do when the cart has it no longer. */
interface FormLine {
  readonly list: Gap['list'];
  readonly whenGone?: (context: Context) => void;
}

/** Runs a change of the line that the form names, if the cart still has it. A rejection becomes a notice at the line. */
const changeLine = (
  context: Context,
  form: FormData,
  { list, whenGone }: FormLine,
  change: (placed: PlacedLine) => Promise<void>,
): Promise<void> =>
  withRejectionNotice(context, form, async (id) => {
    const placed = placedLine(await cartOf(context).get(), list, id);
    if (placed) await change(placed);
    else whenGone?.(context);
  });

/** Returns the action that restores a removed line with its rooms in its place, or undefined when the product is no longer sold. */
function undoOf({ line, gap: { index, id }, endingCodes }: PlacedLine): NoticeAction | undefined {
  const { sku, slug, quantity, rooms } = line;
  if (slug === null) return undefined;
  const fields = {
    [field.intent]: 'add',
    [field.sku]: sku,
    [field.slug]: slug,
    [field.quantity]: String(quantity),
    [field.position]: String(index),
    [field.lineItemId]: id,
    ...(rooms.length > 0 && { [field.rooms]: JSON.stringify(rooms) }),
    ...(endingCodes.length > 0 && { [codesField]: endingCodes.join(' ') }),
  };
  return { label: 'action.undo', path: '/cart', fields };
}

/** Applies a discount code, which has no spaces. When it is rejected, its field shows the reason. */
async function applyCode(context: Context, form: FormData): Promise<Response | undefined> {
  const code = textOf(form, 'code').replaceAll(/\s/g, '').toUpperCase();
  const problem = await enterCode(context, code);
  if (problem === undefined) {
    queueNotice(context, { key: 'cart.discountCode.applied', values: { code }, tone: 'success' });
    return undefined;
  }
  return rejectAt(context, { key: problem, values: { code }, place: codeField });
}

/** Shows at a field of the cart why it was rejected. */
function rejectAt(context: Context, notice: Omit<SessionNotice, 'tone'> & { readonly place: string }): Response {
  queueNotice(context, { ...notice, tone: 'danger' });
  return redirect(pathIn(context, `/cart#${notice.place}`), 303);
}

/** Returns the text that says why a code was rejected, or undefined when it was applied. */
async function enterCode(context: Context, code: string): Promise<TextKey | undefined> {
  if (code === '') return 'cart.discount.missing';
  if (code.length > maxCodeLength) return rejectionKeys.unknown;
  try {
    let problem: TextKey | undefined;
    await retryConflicts(async () => {
      const { rejection } = await cartOf(context).applyCode(code);
      problem = rejection === null ? undefined : rejectionKeys[rejection];
    });
    return problem;
  } catch (error) {
    return rejectionOf(context, error).key;
  }
}

async function removeCode(context: Context, form: FormData): Promise<undefined> {
  await withRejectionNotice(context, form, async () => {
    await cartOf(context).removeCode(textOf(form, 'code'));
  });
}

/**
 * Creates a shared copy of the cart and redirects to it. Sends the link to the e-mail address when the form has one.
 */
async function share(context: Context, form: FormData): Promise<Response | undefined> {
  await requireFeature(context, 'sharedCart');
  const sent = readForm(form, { required: [], optional: ['email'] });
  if (!isValid(sent)) {
    return rejectAt(context, {
      key: 'field.error.email',
      values: { email: textOf(form, 'email').slice(0, 254) },
      place: shareField,
    });
  }
  const { email } = sent.values;
  try {
    const shared = await sharedCartsOf(context).create({ email });
    if (!shared) {
      queueNotice(context, { key: 'cart.empty', tone: 'danger' });
      return undefined;
    }
    queueNotice(context, { key: email ? 'sharedCart.mailed' : 'sharedCart.created', tone: 'success' });
    return redirect(pathIn(context, `/shared-cart?sharedCartId=${encodeURIComponent(shared.id)}`), 303);
  } catch (error) {
    queueNotice(context, rejectionOf(context, error));
    return undefined;
  }
}

/**
 * Runs a change and turns a rejection that the shopper can act on into a notice at the line that the form names, if any.
 * Rethrows other errors.
 */
async function withRejectionNotice(
  context: Context,
  form: FormData,
  change: (lineItemId: string) => Promise<void>,
): Promise<void> {
  const place = textOf(form, 'lineItemId');
  try {
    await retryConflicts(() => change(place));
  } catch (error) {
    queueNotice(context, { ...rejectionOf(context, error), place });
  }
}

/**
 * Returns the quantity change of a form. A typed quantity is absolute. A step button changes the quantity by one plus
 * any difference that was typed before, so that a second click counts even when the page does not show the first one
 * yet.
 */
function changeOf(form: FormData): { quantity: number; by?: number } | undefined {
  const [typed, shown, step] = [textOf(form, 'quantity').trim(), textOf(form, 'shown'), textOf(form, 'step')];
  if (!/^\d{1,4}$/.test(typed)) return undefined;
  const quantity = Number(typed);
  if (!/^[+-]1$/.test(step)) return { quantity };
  const by = Number(step) + (/^\d{1,6}$/.test(shown) ? quantity - Number(shown) : 0);
  return { quantity: quantity + Number(step), by };
}
