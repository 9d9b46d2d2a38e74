/** What a page does about the session. @see platform spec §4 */
export type SessionStep = 'signedIn' | 'obtainToken' | 'signOut' | 'signIn' | 'browse';

/** What a page knows about its session. */
export interface SessionFacts {
  /** A valid token of a signed-in shopper is stored. */
  readonly hasToken: boolean;
  /** The identity provider knows a session. */
  readonly hasSession: boolean;
  readonly isSecurePage: boolean;
}

/**
 * What to do for each of the four combined states: both present means signed in; only a session, get a token; only a token, sign out;
 * neither, a secure page asks to sign in and any other is browsed as a guest.
 *
 * @see platform spec §4
 */
export function sessionStep({ hasToken, hasSession, isSecurePage }: SessionFacts): SessionStep {
  if (hasSession) return hasToken ? 'signedIn' : 'obtainToken';
  if (hasToken) return 'signOut';
  return isSecurePage ? 'signIn' : 'browse';
}
