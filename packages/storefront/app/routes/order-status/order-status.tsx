import { findMyOrder, type Order } from '@basin/sdk';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { ContentPage } from '../../content/ContentPage.tsx';
import { contentPage } from '../../content/load-page.server.ts';
import { isRight, readForm } from '../../forms/read-form.ts';
import { orderView } from '../../orders/order-view.ts';
import { sdkContext } from '../../request-context.server.ts';
import { OrderLookup } from './OrderLookup.tsx';
import type { Route } from './+types/order-status';

export const loader = ({ context, url }: Route.LoaderArgs) => contentPage({ context, url }, '/order-status');

/** Looks an order up; no address holds its number or the e-mail, and whoever guesses learns nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await request.formData(), { required: ['email', 'orderNumber'] });
  if (!isRight(form)) return { form };
  const { email = '', orderNumber = '' } = form.values;
  const found = await findMyOrder(context.get(sdkContext), { email, orderId: orderNumber });
  if (!isOrder(found)) return { form, isMissing: true };
  return { form, order: orderView(found, await cartViewOptions(context)) };
}

/** A look-up without an answer is an empty object. */
const isOrder = (found: Partial<Order>): found is Order => found.orderNumber !== undefined;

export default function OrderStatusPage({ loaderData: page, actionData }: Route.ComponentProps) {
  return <ContentPage page={page} places={{ 'order-status': () => <OrderLookup answer={actionData} /> }} />;
}
