import { hasStatus } from '@basin/sdk';
import { data } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { signOutWith } from '../identity/index.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf, ordersOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { toSettings } from './to-settings.server.ts';

/**
 * Deletes the account of a customer who enters the password, and redirects to the sign-in page, which confirms the
 * deletion. Returns an invalid form with its problem and without the password.
 */
export async function deleteAccount(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['lastPassword'] });
  if (!isValid(sent)) return { ...sent, values: {} };
  const key = await passwordProblem(context, sent.values.lastPassword ?? '');
  if (key) return { values: {}, problems: { lastPassword: { key } } };
  await accountOf(context).delete();
  // on failure the SDK logs the error and leaves the customer signed in
  if (!context.get(sessionContext).get('tokens')?.isAuthenticated) return signOutWith(context, 'account.deleted');
  return toSettings(context, await whyNotDeleted(context));
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

/** Returns the problem with the password of the signed-in customer, which the identity provider checks. */
async function passwordProblem(context: Context, password: string): Promise<TextKey | undefined> {
  const customer = await accountOf(context).profile();
  if (!customer) throw data(null, 503);
  try {
    const { status } = await context.get(sdkContext).identity.signIn({ body: { username: customer.email, password } });
    return status === 'SUCCESS' ? undefined : 'email.change.wrong';
  } catch (error) {
    return hasStatus(error, 401) ? 'email.change.wrong' : retryKeyOf(context)(error);
  }
}
