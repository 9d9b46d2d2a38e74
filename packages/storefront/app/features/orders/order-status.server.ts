import type { LoaderFunctionArgs, ActionFunctionArgs } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { contentPage } from '../content/index.server.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { orderView } from './order-view.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

export const loadOrderStatus = ({ context, url }: LoaderFunctionArgs) => contentPage({ context, url }, '/order-status');

/** Looks an order up; no address holds its number or the e-mail, and whoever guesses learns nothing. */
export async function handleOrderLookup({ request, context }: ActionFunctionArgs) {
  const form = readForm(await request.formData(), { required: ['email', 'orderNumber'] });
  if (!isValid(form)) return { form };
  const { email = '', orderNumber = '' } = form.values;
  const order = await ordersOf(context).find({ email, number: orderNumber });
  if (!order) return { form, problem: 'order.find.none' as const };
  return { form, order: orderView(order, await cartViewOptions(context)) };
}
