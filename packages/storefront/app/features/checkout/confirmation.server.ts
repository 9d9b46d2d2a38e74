import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderPage } from '../orders/index.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';

/**
 * Loads the order that this shopper has just placed. Its number and e-mail address stay in the session and appear in no
 * URL.
 */
export async function loadConfirmation({ context }: LoaderFunctionArgs) {
  const session = context.get(sessionContext);
  const placed = session.get('lastOrder');
  if (!placed) throw redirect(pathIn(context, '/cart'));
  session.unset('hashedEmail'); // @see catalogue spec §9
  const { orderNumber, email } = placed;
  const order = await ordersOf(context).get(orderNumber, { email });
  return { orderNumber, email, order: order && (await orderPage(context, order)) };
}
