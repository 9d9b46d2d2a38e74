import { hasStatus, type Cart, type LineItem } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { additionFields as field, type AdditionResult } from './addition.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { itemDetails } from '../../shell/analytics/item-details.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import type { NoticeAction, SessionNotice } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import { rejectionKeys } from './discount-codes.ts';
import { additionNoticeOf, noticeOf, rejectionOf } from './cart-notices.server.ts';
import { cartOf, sharedCartsOf } from '../../shell/sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;
type Gap = NonNullable<SessionNotice['gap']>;

/** Handles a cart form. A returned value replaces the cart page. */
type CartIntent = (context: Context, form: FormData) => Promise<AdditionResult | Response | undefined>;

const maxQuantity = 9999;
const maxCodeLength = 64;

/** The id of the field for a discount code. */
export const codeField = 'code';

/** The id of the field for the e-mail address to which the cart's link is sent. */
export const shareField = 'email';

/** The cart forms by their `intent`. */
export const cartIntents: ReadonlyMap<FormDataEntryValue | null, CartIntent> = new Map<string, CartIntent>([
  ['add', addToCart],
  ['changeQuantity', setQuantity],
  ['remove', remove],
  ['saveForLater', saveForLater],
  ['moveToCart', moveToCart],
  ['removeSaved', removeSaved],
  ['share', share],
  ['applyCode', applyCode],
  ['removeCode', removeCode],
]);

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
    const line = lineIn(cart, lineItemId);
    if (!line) reportRemoval(context, before, lineItemId);
    const texts = notices.map((notice) => noticeOf(notice, line?.name ?? notice.sku));
    queueNotice(context, ...texts.map((text) => ({ ...text, place: lineItemId })));
  });
}

async function remove(context: Context, form: FormData): Promise<undefined> {
  await withRejectionNotice(context, form, async (lineItemId) => {
    const before = await cartOf(context).get();
    if (!lineIn(before, lineItemId)) return;
    await cartOf(context).remove(lineItemId);
    reportRemoval(context, before, lineItemId);
  });
}

/** Says that a line was removed, with a button that restores it in its place. */
function reportRemoval(context: Context, before: Cart | null, lineItemId: string): void {
  const line = lineIn(before, lineItemId);
  if (!before || !line) return;
  const { name } = line;
  const gap = gapOf(before, line);
  reportEvent(context, 'productRemoved', itemDetails([line]));
  queueNotice(context, { key: 'cart.removed', values: { name }, tone: 'success', gap, action: undoOf(line, gap) });
}

/** Moves a line from the cart to the saved items. */
async function saveForLater(context: Context, form: FormData): Promise<undefined> {
  await withRejectionNotice(context, form, async (lineItemId) => {
    const before = await cartOf(context).get();
    const line = lineIn(before, lineItemId);
    if (!before || !line) return;
    await cartOf(context).saveForLater(lineItemId);
    reportEvent(context, 'productRemoved', itemDetails([line]));
    const values = { name: line.name };
    queueNotice(context, { key: 'cart.saved.done', values, tone: 'success', gap: gapOf(before, line) });
  });
}

/** Moves a saved item back to the cart. Units that exceed the stock stay saved. */
async function moveToCart(context: Context, form: FormData): Promise<undefined> {
  await withRejectionNotice(context, form, async (lineItemId) => {
    const before = await cartOf(context).get();
    const line = savedIn(before, lineItemId);
    if (!before || !line) return;
    const { name } = line;
    const { notices } = await cartOf(context).moveToCart(line.id);
    const isMoved = notices.every(({ message }) => message === 'capped');
    if (isMoved) reportEvent(context, 'productAdded', itemDetails([line]));
    const gap = gapOf(before, line);
    if (isMoved) queueNotice(context, { key: 'product.added', values: { name }, tone: 'success', gap });
    queueNotice(context, ...notices.map((notice) => ({ ...additionNoticeOf(notice, name), gap })));
  });
}

async function removeSaved(context: Context, form: FormData): Promise<undefined> {
  await withRejectionNotice(context, form, async (lineItemId) => {
    const before = await cartOf(context).get();
    const line = savedIn(before, lineItemId);
    if (!before || !line) return;
    await cartOf(context).removeSaved(line.id);
    const values = { name: line.name };
    queueNotice(context, { key: 'cart.saved.removed', values, tone: 'success', gap: gapOf(before, line) });
  });
}

/** Returns the saved item with this id. */
const savedIn = (cart: Cart | null, id: string): LineItem | undefined => cart?.saved.find((line) => line.id === id);

/** Returns the place of a line in its list. */
const gapOf = ({ lines, saved }: Cart, line: LineItem): Gap => {
  const list = lines.includes(line) ? 'lines' : 'saved';
  return { list, index: { lines, saved }[list].indexOf(line), id: line.id };
};

/** Returns the action that restores a removed line with its rooms in its place, or undefined when the product is no longer sold. */
function undoOf({ sku, slug, quantity, rooms }: LineItem, { index, id }: Gap): NoticeAction | undefined {
  if (slug === null) return undefined;
  const line = {
    ...{ [field.intent]: 'add', [field.sku]: sku, [field.slug]: slug, [field.quantity]: String(quantity) },
    ...{ [field.position]: String(index), [field.lineItemId]: id },
  };
  const fields = rooms.length === 0 ? line : { ...line, [field.rooms]: JSON.stringify(rooms) };
  return { label: 'action.undo', path: '/cart', fields };
}

/** Applies a discount code. When it is rejected, its field shows the reason. */
async function applyCode(context: Context, form: FormData): Promise<Response | undefined> {
  const code = textOf(form, 'code').trim().toUpperCase();
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
  return redirect(`/${context.get(languageContext).locale}/cart#${notice.place}`, 303);
}

/** Returns the text that says why a code was rejected, or undefined when it was applied. */
async function enterCode(context: Context, code: string): Promise<TextKey | undefined> {
  if (code === '') return 'cart.discount.missing';
  if (code.length > maxCodeLength) return rejectionKeys.unknown;
  try {
    let problem: TextKey | undefined;
    await retryOnConflict(async () => {
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

/** Returns the line as the cart has it. Its name and other values never come from the form. */
const lineIn = (cart: Cart | null, lineItemId: string): LineItem | undefined =>
  cart?.lines.find(({ id }) => id === lineItemId);

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
  const { locale } = context.get(languageContext);
  try {
    const shared = await sharedCartsOf(context).create({ email });
    if (!shared) {
      queueNotice(context, { key: 'cart.empty', tone: 'danger' });
      return undefined;
    }
    queueNotice(context, { key: email ? 'sharedCart.mailed' : 'sharedCart.created', tone: 'success' });
    return redirect(`/${locale}/shared-cart?sharedCartId=${encodeURIComponent(shared.id)}`, 303);
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
    await retryOnConflict(() => change(place));
  } catch (error) {
    queueNotice(context, { ...rejectionOf(context, error), place });
  }
}

/** The number of simultaneous changes of one cart that all succeed: each round, one of them wins. */
const maxConcurrentChanges = 30;

/** Retries a change on the current version of the cart after a conflict, so that rapid clicks all count. */
async function retryOnConflict(change: () => Promise<void>, tries = maxConcurrentChanges): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (tries === 1 || !hasStatus(error, 409)) throw error;
    await retryOnConflict(change, tries - 1);
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
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
