import { redirect, type RouterContextProvider } from 'react-router';
import { signOutWith } from '../identity/index.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';

type Context = Readonly<RouterContextProvider>;

/** Deletes the account and redirects to the sign-in page, which confirms the deletion. */
export async function deleteAccount(context: Context): Promise<Response> {
  await accountOf(context).delete();
  // on failure the SDK logs the error and leaves the customer signed in
  if (!context.get(sessionContext).get('tokens')?.isAuthenticated) return signOutWith(context, 'account.deleted');
  queueNotice(context, await whyNotDeleted(context));
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}

/** An order that must still ship prevents the deletion. */
async function whyNotDeleted(context: Context): Promise<SessionNotice> {
  const open = await ordersOf(context).list({ state: 'open' });
  const toShip = open.filter(({ status }) => status === 'Open' || status === 'PartlyShipped');
  if (toShip.length === 0) return { key: 'account.delete.failed', tone: 'danger' };
  const orders = toShip.map(({ number }) => number).join(', ');
  const key = toShip.length === 1 ? 'account.delete.order' : 'account.delete.orders';
  return { key, values: { orders }, tone: 'danger' };
}
