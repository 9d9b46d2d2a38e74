import type { Context } from '../context.ts';
import { sessionEndContext, shopperContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';

/**
 * Checks that the session is still valid before a form whose call is not signed by the session takes effect. When the
 * session has ended, the request is handled again as a guest's, and without this check a wrong password would count twice.
 *
 * @throws when the session has ended
 */
export async function confirmSession(context: Context): Promise<void> {
  if (!context.get(shopperContext).isSignedIn) return;
  await accountOf(context).profile();
  context.get(sessionEndContext).throwIfAborted();
}
