import { redirect, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { cartViewOptions } from '../cart/index.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { orderView } from '../orders/index.ts';
import type { PaidWith } from '../../shell/session/shop-session.ts';
import { cardBrandName } from './card-brand.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';

/** The order that this shopper has just placed; its number and e-mail stay in the session, no address holds them. */
export async function loadConfirmation({ context }: LoaderFunctionArgs) {
  const session = context.get(sessionContext);
  const placed = session.get('lastOrder');
  if (!placed) throw redirect(`/${context.get(languageContext).locale}/cart`);
  session.unset('submittedCart');
  session.unset('hashedEmail'); // @see catalogue spec §9
  const { orderNumber, email, paidWith } = placed;
  const order = await ordersOf(context).get(orderNumber, { email });
  return {
    ...{ orderNumber, email, order: order && orderView(order, await cartViewOptions(context)) },
    paidWith: await named(context, paidWith),
  };
}

/** A card with the name of its brand. */
async function named(context: Readonly<RouterContextProvider>, paidWith: PaidWith | undefined) {
  const [brand = '', lastFour] = paidWith?.split(' ') ?? [];
  return lastFour === undefined ? paidWith : { brand: await cardBrandName(context, brand), lastFour };
}
