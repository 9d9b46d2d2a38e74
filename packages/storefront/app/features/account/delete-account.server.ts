import { redirect, type RouterContextProvider } from 'react-router';
import { signOutWith } from '../identity/index.server.ts';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** Erases the account and leads to the sign-in, which says so. */
export async function deleteAccount(context: Readonly<RouterContextProvider>): Promise<Response> {
  await accountOf(context).delete();
  // the SDK logs a failure and leaves the customer signed in
  if (!context.get(sessionContext).get('tokens')?.isAuthenticated) return signOutWith(context, 'account.deleted');
  leaveNotice(context, { key: 'account.delete.failed', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}
