import { foundAddress } from '@basin/domain';
import type { LoaderFunctionArgs, ActionFunctionArgs } from 'react-router';
import { findMyOrder, hasStatus, type Order } from '@basin/sdk';
import { cartViewOptions } from '../cart/index.server.ts';
import { contentPage } from '../content/index.server.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { orderView } from './order-view.ts';
import { sdkContext } from '../../shell/request-context.server.ts';

export const loadOrderStatus = ({ context, url }: LoaderFunctionArgs) => contentPage({ context, url }, '/order-status');

/** Looks an order up; no address holds its number or the e-mail, and whoever guesses learns nothing. */
export async function handleOrderLookup({ request, context }: ActionFunctionArgs) {
  const form = readForm(await request.formData(), { required: ['email', 'orderNumber'] });
  if (!isValid(form)) return { form };
  const { email = '', orderNumber = '' } = form.values;
  try {
    const found = await findMyOrder(context.get(sdkContext), { email, orderId: orderNumber });
    if (!isOrder(found)) return { form, problem: 'order.find.none' as const };
    const order = orderView(found, await cartViewOptions(context));
    return { form, order: { ...order, address: foundAddress(found) ?? order.address } };
  } catch (error) {
    if (hasStatus(error, 429)) return { form, problem: 'error.rateLimit' as const };
    throw error;
  }
}

/** A look-up without an answer is an empty object. */
const isOrder = <Found extends Order>(found: Partial<Found>): found is Found => found.orderNumber !== undefined;
