import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import type { ShopSession } from '../../shell/session/shop-session.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** Redirects to the front page: these routes have only an action. */
export const redirectHome = ({ context }: LoaderFunctionArgs) => redirect(pathIn(context, '/'));

/** Signs the shopper out and redirects to the front page. @see platform spec §4 */
export async function signOut({ context }: ActionFunctionArgs): Promise<Response> {
  await clearShopperData(context);
  return leave(context, '/');
}

/** Signs the shopper out and redirects to the sign-in page with a message. */
export async function signOutWith(context: Context, key: TextKey): Promise<Response> {
  await clearShopperData(context);
  queueNotice(context, { key, tone: 'success' });
  return leave(context, '/sign-in');
}

/** Clears the shopper's tokens, cart and other session data. */
async function clearShopperData(context: Context): Promise<void> {
  const session = context.get(sessionContext);
  await accountOf(context).signOut();
  takeNotices(context);
  for (const name of Object.keys(session.data) as (keyof ShopSession)[]) session.unset(name);
  session.set('hasSignedOut', true);
}

function leave(context: Context, path: string): Response {
  const headers = { 'Clear-Site-Data': '"cache", "storage"' };
  return redirect(pathIn(context, path), { status: 303, headers });
}
