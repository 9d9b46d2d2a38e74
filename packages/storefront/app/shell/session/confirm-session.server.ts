import type { RouterContextProvider } from 'react-router';
import { sessionEndContext, shopperContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';

/**
 * Finds out whether the session still lives, before a form takes effect that no session signs. On a session that has ended, the request is
 * answered anew as a guest's: a wrong password, for instance, would be counted twice.
 *
 * @throws when the session has ended
 */
export async function confirmSession(context: Readonly<RouterContextProvider>): Promise<void> {
  if (!context.get(shopperContext).isSignedIn) return;
  await accountOf(context).profile();
  context.get(sessionEndContext).throwIfAborted();
}
