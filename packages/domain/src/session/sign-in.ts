import { normaliseEmail } from '../validation/email.ts';
import type { Audience } from './role.ts';

/** Seconds without activity after which the session ends: 48 hours. @see platform spec §9 and docs/domain.md A23 */
export const idleTimeoutSeconds = 172_800;

/** The next step of a page with regard to the session. @see platform spec §4 */
export type SessionStep = 'signedIn' | 'obtainToken' | 'signOut' | 'signIn' | 'browse';

/** The state of a page's session. */
export interface SessionFacts {
  /** Whether a valid token of a signed-in shopper is stored. */
  readonly hasToken: boolean;
  /** Whether the identity provider has a session. */
  readonly hasSession: boolean;
  readonly isSecurePage: boolean;
}

/**
 * Returns the step for each combination of states: both present, signed in; only a session, get a token; only a token,
 * sign out; neither, sign in on a secure page and browse as a guest on any other.
 *
 * @see platform spec §4
 */
export function sessionStep({ hasToken, hasSession, isSecurePage }: SessionFacts): SessionStep {
  if (hasSession) return hasToken ? 'signedIn' : 'obtainToken';
  if (hasToken) return 'signOut';
  return isSecurePage ? 'signIn' : 'browse';
}

/**
 * Returns the identity provider's user name of an e-mail address: normalised, with the configured brand extension.
 *
 * @see platform spec §5
 */
export function usernameFrom(email: string, extension = ''): string {
  return normaliseEmail(email) + extension;
}

/**
 * Returns the page to open after signing in: home instead of a trade-only page, unless the shopper is a professional.
 *
 * @see platform spec §4
 */
export function destinationAfterLogin(target: string, isRestricted: boolean, audience: Audience, home: string): string {
  return isRestricted && audience !== 'professional' ? home : target;
}
