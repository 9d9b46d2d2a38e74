import { normaliseEmail } from '../validation/email.ts';
import type { Audience } from './role.ts';

/** After so long without a move the session ends; 48 hours. @see platform spec §9 and docs/domain.md A23 */
export const idleTimeoutSeconds = 172_800;

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

/** The user name of an e-mail address at the identity provider: normalised, with the configured brand extension. @see platform spec §5 */
export function usernameFrom(email: string, extension = ''): string {
  return normaliseEmail(email) + extension;
}

/** Where a shopper goes after signing in: home from a page restricted to the trade, unless they are a professional. @see platform spec §4 */
export function destinationAfterLogin(target: string, isRestricted: boolean, audience: Audience, home: string): string {
  return isRestricted && audience !== 'professional' ? home : target;
}
