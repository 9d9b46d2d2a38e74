import { hasStatus, type Cart, type LineItem } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import { additionFields as field, type AdditionResult } from './addition.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import type { NoticeAnswer } from '../../shell/session/shop-session.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import { rejectionKeys } from './discount-codes.ts';
import { noticeOf, rejectionOf } from './cart-notices.server.ts';
import { cartOf, sharedCartsOf } from '../../shell/sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Does what a form of the cart asks. An answer of its own takes the place of the cart page. */
type CartIntent = (context: Context, form: FormData) => Promise<AdditionResult | Response | undefined>;

const most = 9999;

/** What the forms of a cart can ask, by their `intent`. */
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
    leaveNotice(context, { key: 'field.error.quantity', values: { max: most }, tone: 'danger' });
    return;
  }
  await orNotice(context, async () => {
    const lineItemId = textOf(form, 'lineItemId');
    const own = cartOf(context);
    const { cart, notices } = await ('by' in change
      ? own.changeQuantity(lineItemId, change.by)
      : own.setQuantity(lineItemId, change.quantity));
    const name = lineIn(cart, lineItemId)?.name;
    leaveNotice(context, ...notices.map((notice) => noticeOf(notice, name ?? notice.sku)));
  });
}

async function remove(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    const lineItemId = textOf(form, 'lineItemId');
    const line = lineIn(await cartOf(context).get(), lineItemId);
    if (line === undefined) return;
    await cartOf(context).remove(lineItemId);
    const { sku, name, quantity } = line;
    reportEvent(context, 'productRemoved', { items: [{ sku, name, quantity }] });
    leaveNotice(context, { key: 'cart.removed', values: { name }, tone: 'success', answer: undoOf(line) });
  });
}

/** Saves a line for later: it leaves the cart, and stands below it. */
async function saveForLater(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    const lineItemId = textOf(form, 'lineItemId');
    const line = lineIn(await cartOf(context).get(), lineItemId);
    if (line === undefined) return;
    const { sku, name, quantity } = line;
    await cartOf(context).saveForLater(lineItemId);
    reportEvent(context, 'productRemoved', { items: [{ sku, name, quantity }] });
    leaveNotice(context, { key: 'cart.saved.done', values: { name }, tone: 'success' });
  });
}

/** Puts what was saved into the cart again; the stock may leave some of it saved. */
async function moveToCart(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    const line = savedIn(await cartOf(context).get(), textOf(form, 'lineItemId'));
    if (line === undefined) return;
    const { sku, name, quantity } = line;
    const { notices } = await cartOf(context).moveToCart(line.id);
    const isMoved = notices.every(({ message }) => message === 'capped');
    if (isMoved) reportEvent(context, 'productAdded', { items: [{ sku, name, quantity }] });
    if (isMoved) leaveNotice(context, { key: 'product.added', values: { name }, tone: 'success' });
    leaveNotice(context, ...notices.map((notice) => noticeOf(notice, name)));
  });
}

async function removeSaved(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    const line = savedIn(await cartOf(context).get(), textOf(form, 'lineItemId'));
    if (line === undefined) return;
    await cartOf(context).removeSaved(line.id);
    leaveNotice(context, { key: 'cart.saved.removed', values: { name: line.name }, tone: 'success' });
  });
}

/** What is saved for later under an id. */
const savedIn = (cart: Cart | null, id: string): LineItem | undefined => cart?.saved.find((line) => line.id === id);

/** The form that puts a line back: what adds it, its rooms among the rest. Nothing for a product that is no longer sold. */
function undoOf({ sku, slug, quantity, rooms }: LineItem): NoticeAnswer | undefined {
  if (slug === null) return undefined;
  const line = { [field.intent]: 'add', [field.sku]: sku, [field.slug]: slug, [field.quantity]: String(quantity) };
  const fields = rooms.length === 0 ? line : { ...line, [field.rooms]: JSON.stringify(rooms) };
  return { label: 'action.undo', path: '/cart', fields };
}

/** Enters a code; the shopper reads what became of it. */
async function applyCode(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    const code = textOf(form, 'code').trim().toUpperCase();
    const { rejection } = await cartOf(context).applyCode(code);
    const notice =
      rejection === null
        ? ({ key: 'cart.discountCode.applied', values: { code }, tone: 'success' } as const)
        : ({ key: rejectionKeys[rejection], tone: 'danger' } as const);
    leaveNotice(context, notice);
  });
}

async function removeCode(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    await cartOf(context).removeCode(textOf(form, 'code'));
  });
}

/** A line as the cart has it, its name among the rest, never as a form says it. */
const lineIn = (cart: Cart | null, lineItemId: string): LineItem | undefined =>
  cart?.lines.find(({ id }) => id === lineItemId);

/** Copies the cart for others, and shows the copy as they will see it; an address that is given gets its link by mail. */
async function share(context: Context, form: FormData): Promise<Response | undefined> {
  await requireFeature(context, 'sharedCart');
  const sent = readForm(form, { required: [], optional: ['email'] });
  if (!isValid(sent)) {
    leaveNotice(context, { key: 'field.error.email', tone: 'danger' });
    return undefined;
  }
  const { email } = sent.values;
  const { locale } = context.get(languageContext);
  try {
    const shared = await sharedCartsOf(context).create({ email });
    if (!shared) {
      leaveNotice(context, { key: 'cart.empty', tone: 'danger' });
      return undefined;
    }
    leaveNotice(context, { key: email ? 'sharedCart.mailed' : 'sharedCart.created', tone: 'success' });
    return redirect(`/${locale}/shared-cart?sharedCartId=${encodeURIComponent(shared.id)}`, 303);
  } catch (error) {
    leaveNotice(context, hasStatus(error, 429) ? { key: 'error.rateLimit', tone: 'danger' } : rejectionOf(error));
    return undefined;
  }
}

/** An error response that a shopper can do something about is said on the cart page; any other goes on. */
async function orNotice(context: Context, change: () => Promise<void>): Promise<void> {
  try {
    await untilInTime(change);
  } catch (error) {
    leaveNotice(context, rejectionOf(error));
  }
}

/** As many changes of one cart may arrive together: each time one of them is in time. */
const mostAtOnce = 30;

/** Makes a change again, on the cart as it is by then, when another came first: quick presses all count. */
async function untilInTime(change: () => Promise<void>, tries = mostAtOnce): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (tries === 1 || !hasStatus(error, 409)) throw error;
    await untilInTime(change, tries - 1);
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * What a form makes of a quantity. Typed, it is that many. A step button changes it by one, and by the difference that was
 * typed before: a second press may come from a page that does not show the first one yet, and both count.
 */
function changeOf(form: FormData): { quantity: number } | { by: number } | undefined {
  const [typed, shown, step] = [textOf(form, 'quantity').trim(), textOf(form, 'shown'), textOf(form, 'step')];
  if (!/^\d{1,4}$/.test(typed)) return undefined;
  const quantity = Number(typed);
  if (!/^[+-]1$/.test(step)) return { quantity };
  return { by: Number(step) + (/^\d{1,6}$/.test(shown) ? quantity - Number(shown) : 0) };
}
