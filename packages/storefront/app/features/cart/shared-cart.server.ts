import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { findCardsBySku } from '../catalogue/index.server.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { productsOf, sharedCartsOf } from '../../shell/sdk/nouns.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { rejectionOf } from './cart-notices.server.ts';
import { unsoldProductKeys } from './unsold-keys.ts';

/**
 * Loads a shared cart in the sender's finishes, at the reader's prices. Parts that are sold only in a set are shown
 * within it. An item that is no longer sold online has no price, so the subtotal is that of the rest.
 */
export async function loadSharedCart({ context, url }: LoaderFunctionArgs) {
  await requireFeature(context, 'sharedCart');
  const shared = await findShared(context, url);
  const lines = shared?.lines ?? [];
  const skus = lines.map(({ sku }) => sku);
  const [cards, prices, sold] = await Promise.all([
    findCardsBySku(context, skus),
    productsOf(context).prices(skus),
    productsOf(context).byNumber(skus),
  ]);
  const items = lines.map(({ sku, name, finish, image, quantity, rooms }) => {
    const card = cards.get(sku);
    const { now } = prices.get(sku) ?? {};
    const unsoldReason = sold.get(sku)?.unsoldReason ?? (now ? null : sold.has(sku) ? 'unpriced' : 'discontinued');
    return {
      sku,
      name,
      finish,
      image,
      quantity,
      rooms,
      coverage: card?.coverage ?? null,
      path: card && `${card.path}?skuId=${encodeURIComponent(sku)}`,
      total: now && unsoldReason === null ? { ...now, cents: now.cents * quantity } : null,
      unsold: unsoldReason && unsoldProductKeys[unsoldReason],
    };
  });
  const currency = items.find(({ total }) => total)?.total?.currency;
  const sum = items.reduce((cents, { total }) => cents + (total?.cents ?? 0), 0);
  const subTotal = currency === undefined ? null : { cents: sum, currency };
  const notices = takeNotices(context);
  // it was shared just now: adding it would double the sender's own cart
  const isSent = notices.some(({ key }) => key === 'sharedCart.created' || key === 'sharedCart.mailed');
  return { sharedCartId: shared?.id, items, subTotal, notices, isSent };
}

/** Adds the whole shared cart to the reader's cart. */
export async function addSharedCart({ request, context, url }: ActionFunctionArgs) {
  await requireFeature(context, 'sharedCart');
  const form = await request.formData();
  expectCustomerOf(form, context);
  const shared = await findShared(context, url);
  if (!shared) throw await notFoundPage(context);
  try {
    const { unavailableSkus } = await sharedCartsOf(context).addToCart(shared.id, {
      idempotencyKey: formKey(form, shared),
    });
    const isAdded = shared.lines.some(({ sku }) => !unavailableSkus.includes(sku));
    if (isAdded) queueNotice(context, { key: 'sharedCart.added', tone: 'success' });
    if (unavailableSkus.length > 0) queueNotice(context, { key: 'sharedCart.unavailable', tone: 'warning' });
  } catch (error) {
    queueNotice(context, rejectionOf(context, error));
  }
  return redirect(pathIn(context, '/cart'), 303);
}

async function findShared(context: Context, url: URL) {
  const id = url.searchParams.get('sharedCartId') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return sharedCartsOf(context).get(id);
}
