import { changeQuantity, hasStatus, removeLine } from '@basin/sdk';
import { redirect, type RouterContextProvider } from 'react-router';
import type { AdditionResult } from '../../cart/addition.ts';
import { findShopperCart, shopperOf } from '../../cart/shopper.server.ts';
import { isRight, readForm } from '../../forms/read-form.ts';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import { noticeOf, refusalOf } from './cart-notices.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Does what a form of the cart asks. An answer of its own takes the place of the cart page. */
type CartIntent = (context: Context, form: FormData) => Promise<AdditionResult | Response | undefined>;

const most = 9999;

/** What the forms of a cart can ask, by their `intent`. */
export const cartIntents: ReadonlyMap<FormDataEntryValue | null, CartIntent> = new Map<string, CartIntent>([
  ['add', addToCart],
  ['changeQuantity', setQuantity],
  ['remove', remove],
  ['share', share],
]);

async function setQuantity(context: Context, form: FormData): Promise<undefined> {
  const [lineItemId, quantity] = [textOf(form, 'lineItemId'), quantityOf(form)];
  if (quantity === undefined) {
    leaveNotice(context, { key: 'field.error.quantity', values: { max: most }, tone: 'danger' });
    return;
  }
  await orNotice(context, async () => {
    const change = { lineItemId, quantity };
    const { notices } = await changeQuantity(context.get(sdkContext), shopperOf(context), change);
    leaveNotice(context, ...notices.map((notice) => noticeOf(notice, textOf(form, 'name'))));
  });
}

async function remove(context: Context, form: FormData): Promise<undefined> {
  await orNotice(context, async () => {
    await removeLine(context.get(sdkContext), shopperOf(context), textOf(form, 'lineItemId'));
    leaveNotice(context, { key: 'cart.removed', values: { name: textOf(form, 'name') }, tone: 'success' });
  });
}

/** Copies the cart for others, and shows the copy as they will see it; an address that is given gets its link by mail. */
async function share(context: Context, form: FormData): Promise<Response | undefined> {
  const sent = readForm(form, { required: [], optional: ['email'] });
  const cart = await findShopperCart(context);
  if (!cart || !isRight(sent)) {
    leaveNotice(context, { key: cart ? 'field.error.email' : 'cart.empty', tone: 'danger' });
    return undefined;
  }
  const { email } = sent.values;
  const { locale } = context.get(languageContext);
  try {
    const { id } = await context
      .get(sdkContext)
      .sharedCart.create({ body: { cartId: cart.id, ...(email && { email }) } });
    leaveNotice(context, { key: email ? 'sharedCart.mailed' : 'sharedCart.created', tone: 'success' });
    return redirect(`/${locale}/shared-cart?sharedCartId=${encodeURIComponent(id)}`, 303);
  } catch (error) {
    leaveNotice(context, hasStatus(error, 429) ? { key: 'error.rateLimit', tone: 'danger' } : refusalOf(error));
    return undefined;
  }
}

/** A refusal that a shopper can do something about is said on the cart page; any other goes on. */
async function orNotice(context: Context, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    leaveNotice(context, refusalOf(error));
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The quantity typed, moved by the step button that sent the form; undefined when it is no quantity. */
function quantityOf(form: FormData): number | undefined {
  const [typed, step] = [textOf(form, 'quantity').trim(), textOf(form, 'step')];
  if (!/^\d{1,4}$/.test(typed)) return undefined;
  const quantity = Number(typed) + (step === '1' ? 1 : step === '-1' ? -1 : 0);
  return quantity >= 0 && quantity <= most ? quantity : undefined;
}
