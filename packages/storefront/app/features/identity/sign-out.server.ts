import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import type { ShopSession } from '../../shell/session/shop-session.ts';

/** There is nothing to see here. */
export const redirectHome = ({ context }: LoaderFunctionArgs) => redirect(`/${context.get(languageContext).locale}`);

/** Forgets the shopper: tokens, cart and all else that the session kept. @see platform spec §4 */
export async function signOut({ context }: ActionFunctionArgs) {
  const session = context.get(sessionContext);
  await accountOf(context).signOut();
  takeNotices(context);
  for (const name of Object.keys(session.data) as (keyof ShopSession)[]) session.unset(name);
  const headers = { 'Clear-Site-Data': '"cache", "storage"' };
  return redirect(`/${context.get(languageContext).locale}`, { status: 303, headers });
}
