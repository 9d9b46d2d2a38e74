import { redirect, type RouterContextProvider } from 'react-router';
import { signOutWith } from '../identity/index.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

/** Deletes the account and redirects to the sign-in page, which confirms the deletion. */
export async function deleteAccount(context: Readonly<RouterContextProvider>): Promise<Response> {
  await accountOf(context).delete();
  // on failure the SDK logs the error and leaves the customer signed in
  if (!context.get(sessionContext).get('tokens')?.isAuthenticated) return signOutWith(context, 'account.deleted');
  queueNotice(context, { key: 'account.delete.failed', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}
