import { localised } from '@basin/domain';
import { nullOn, openCart } from '@basin/sdk';
import {
  data,
  redirect,
  type RouterContextProvider,
  type LoaderFunctionArgs,
  type ActionFunctionArgs,
} from 'react-router';
import { findCardsBySku } from '../catalogue/index.server.ts';
import { shopperOf } from './shopper.server.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { rejectionOf } from './cart-notices.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What somebody chose for another, at the reader's own prices; parts that only come in a set are within it. */
export async function loadSharedCart({ context, url }: LoaderFunctionArgs) {
  const shared = await findShared(context, url);
  const lines = shared?.lineItems.filter((line) => line.isBundleChildItem !== true) ?? [];
  const cards = await findCardsBySku(
    context,
    lines.map(({ sku }) => sku),
  );
  const { locale } = context.get(languageContext);
  const items = lines.map(({ sku, name, quantity }) => ({
    sku,
    name: localised(name, locale) ?? sku,
    quantity,
    card: cards.get(sku),
  }));
  return { sharedCartId: shared?.id, items, notices: takeNotices(context) };
}

/** Takes all of it into the reader's own cart. */
export async function addSharedCart({ context, url }: ActionFunctionArgs) {
  const shared = await findShared(context, url);
  if (!shared) throw data(null, 404);
  const { locale } = context.get(languageContext);
  const sdk = context.get(sdkContext);
  try {
    const { id: cartId } = await openCart(sdk, shopperOf(context));
    const { unavailableItems } = await sdk.sharedCart.addItems({ body: { cartId, sharedCartId: shared.id } });
    leaveNotice(context, { key: 'sharedCart.added', tone: 'success' });
    if (unavailableItems.length > 0) leaveNotice(context, { key: 'sharedCart.unavailable', tone: 'warning' });
  } catch (error) {
    leaveNotice(context, rejectionOf(error));
  }
  return redirect(`/${locale}/cart`, 303);
}

async function findShared(context: Context, url: URL) {
  const id = url.searchParams.get('sharedCartId') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return context.get(sdkContext).sharedCart.get({ params: { id } }).catch(nullOn(404));
}
