import { hasStatus } from '@basin/sdk';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { signOutWith } from '../identity/index.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Deletes the account of a customer who enters the password, and redirects to the sign-in page, which confirms the
 * deletion. Returns an invalid form with its problem and without the password.
 */
export async function deleteAccount(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['lastPassword'] });
  if (!isValid(sent)) return { ...sent, values: {} };
  if (!(await isPassword(context, sent.values.lastPassword ?? '')))
    return { values: {}, problems: { lastPassword: { key: 'email.change.wrong' } } };
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

/** Whether the identity provider accepts a password of the signed-in customer. */
async function isPassword(context: Context, password: string): Promise<boolean> {
  const customer = await accountOf(context).profile();
  if (!customer) throw data(null, 503);
  const { identity } = context.get(sdkContext);
  return identity.signIn({ body: { username: customer.email, password } }).then(
    ({ status }) => status === 'SUCCESS',
    (error: unknown) => {
      if (hasStatus(error, 401, 429)) return false;
      throw error;
    },
  );
}
