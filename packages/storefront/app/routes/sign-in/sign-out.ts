import { redirect } from 'react-router';
import { languageContext, sdkContext, sessionContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-out';

/** There is nothing to see here. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${context.get(languageContext).locale}`);

/** Forgets the shopper: tokens, cart and all else that the session kept. @see platform spec §4 */
export async function action({ context }: Route.ActionArgs) {
  const session = context.get(sessionContext);
  await context.get(sdkContext).session.signOut();
  for (const name of ['card', 'customerCartId', 'lastOrder', 'submittedCart', 'notices'] as const) session.unset(name);
  const headers = { 'Clear-Site-Data': '"cache", "storage"' };
  return redirect(`/${context.get(languageContext).locale}`, { status: 303, headers });
}
