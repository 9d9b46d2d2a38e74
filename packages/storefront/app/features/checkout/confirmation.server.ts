import { redirect, type LoaderFunctionArgs } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderView } from '../orders/index.ts';
import { paymentView } from './payment-view.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';

/**
 * Loads the order that this shopper has just placed. Its number and e-mail address stay in the session and appear in no
 * URL.
 */
export async function loadConfirmation({ context }: LoaderFunctionArgs) {
  const session = context.get(sessionContext);
  const placed = session.get('lastOrder');
  if (!placed) throw redirect(`/${context.get(languageContext).locale}/cart`);
  session.unset('submittedCart');
  session.unset('hashedEmail'); // @see catalogue spec §9
  const { orderNumber, email, paidWith, arrivals = [] } = placed;
  const order = await ordersOf(context).get(orderNumber, { email });
  return {
    ...{ orderNumber, email, order: order && orderView(order, await cartViewOptions(context)) },
    paidWith: paidWith && (await paymentView(context, paidWith)),
    arrivals: arrivals.map(({ arrivesAt, ...arrival }) => ({ ...arrival, arrivesOn: new Date(arrivesAt) })),
  };
}
