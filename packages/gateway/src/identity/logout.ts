import type { IdentityContext } from './identity-context.ts';
import { closeSession } from './sessions.ts';

/**
 * Ends the browser's session. Returns the URL to redirect to, if a client has registered it.
 *
 * @see OpenID Connect RP-Initiated Logout
 */
export async function logout(
  { db, clients }: IdentityContext,
  query: URLSearchParams,
  cookie: string | undefined,
): Promise<string | undefined> {
  if (cookie !== undefined) await closeSession(db, cookie);
  const redirectUri = query.get('post_logout_redirect_uri') ?? '';
  if (!clients.some(({ postLogoutRedirectUris }) => postLogoutRedirectUris.includes(redirectUri))) return undefined;
  const location = new URL(redirectUri);
  const state = query.get('state');
  if (state) location.searchParams.set('state', state);
  return location.href;
}
