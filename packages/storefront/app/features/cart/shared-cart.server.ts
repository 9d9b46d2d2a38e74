import {
  data,
  redirect,
  type RouterContextProvider,
  type LoaderFunctionArgs,
  type ActionFunctionArgs,
} from 'react-router';
import { findCardsBySku } from '../catalogue/index.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { sharedCartsOf } from '../../shell/sdk/nouns.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { rejectionOf } from './cart-notices.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Loads a shared cart at the reader's own prices. Parts that are sold only in a set are shown within it. */
export async function loadSharedCart({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'sharedCart');
  const shared = await findShared(context, url);
  const lines = shared?.lines ?? [];
  const cards = await findCardsBySku(
    context,
    lines.map(({ sku }) => sku),
  );
  const items = lines.map(({ sku, name, quantity }) => ({ sku, name, quantity, card: cards.get(sku) }));
  return { sharedCartId: shared?.id, items, notices: takeNotices(context) };
}

/** Adds the whole shared cart to the reader's cart. */
export async function addSharedCart({ context, url }: ActionFunctionArgs) {
  await requireFeature(context, 'sharedCart');
  const shared = await findShared(context, url);
  if (!shared) throw data(null, 404);
  const { locale } = context.get(languageContext);
  try {
    const { unavailableSkus } = await sharedCartsOf(context).addToCart(shared.id);
    queueNotice(context, { key: 'sharedCart.added', tone: 'success' });
    if (unavailableSkus.length > 0) queueNotice(context, { key: 'sharedCart.unavailable', tone: 'warning' });
  } catch (error) {
    queueNotice(context, rejectionOf(error));
  }
  return redirect(`/${locale}/cart`, 303);
}

async function findShared(context: Context, url: URL) {
  const id = url.searchParams.get('sharedCartId') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return sharedCartsOf(context).get(id);
}
