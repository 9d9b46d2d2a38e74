import type { Order } from '@basin/sdk';
import type { LoaderFunctionArgs, ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { contentPage } from '../content/index.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { orderAgain } from './reorder.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import type { LookupResult } from './lookup-result.ts';
import { isCancelled } from './is-cancelled.ts';
import { isOrderNumber } from './order-number.ts';
import { orderPage } from './order-page.server.ts';
import { sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf, ordersOf } from '../../shell/sdk/nouns.server.ts';

/** Loads the page with what is known of the order: the one that was just placed, or the customer's e-mail address. */
export async function loadOrderStatus({ context, url }: LoaderFunctionArgs) {
  const [page, known] = await Promise.all([contentPage({ context, url }, '/order-status'), knownOrder(context)]);
  return { page, known, notices: takeNotices(context) };
}

async function knownOrder(context: Context): Promise<SentForm['values']> {
  const placed = context.get(sessionContext).get('lastOrder');
  if (placed) return placed;
  const customer = context.get(shopperContext).isSignedIn ? await accountOf(context).profile() : null;
  return customer ? { email: customer.email } : {};
}

/**
 * Looks up an order, and cancels it on request. Neither its number nor the e-mail address appears in a URL, and a wrong
 * guess reveals nothing.
 */
export async function handleOrderLookup({ request, context }: ActionFunctionArgs): Promise<LookupResult | Response> {
  const sent = await request.formData();
  const form = readForm(sent, { required: ['email', 'orderNumber'] });
  if (!isValid(form)) return { form };
  const { email = '', orderNumber = '' } = form.values;
  if (!isOrderNumber(orderNumber)) return { form, problem: 'order.find.none' };
  const isCancellation = sent.get('intent') === 'cancel';
  if (isCancellation) await ordersOf(context).cancel(orderNumber, { email });
  const order = await ordersOf(context).find({ email, number: orderNumber });
  if (order && sent.get('intent') === 'reorder') return orderAgain(context, sent, order);
  if (!order) return { form, problem: 'order.find.none' as const };
  return { form, ...(isCancellation && outcomeOf(order)), order: await orderPage(context, order) };
}

const outcomeOf = (order: Order): Pick<LookupResult, 'notice' | 'problem'> =>
  isCancelled(order) ? { notice: 'order.cancelled' } : { problem: 'order.cancel.tooLate' };
