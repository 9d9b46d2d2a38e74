import { tokenRevalidateMs } from '@basin/domain';
import type { Logger } from '../logger.ts';
import { expiryOf, isFresh, type IssuedTokens } from './expiry.ts';
import type { GuestTokenCalls } from './guest-session.ts';
import { claimsFrom } from './token-claims.ts';
import type { StoredSession } from './token-store.ts';

/** The calls of a session. They throw when a system cannot be reached, which never ends a session. */
export interface TokenCalls extends GuestTokenCalls {
  /** Returns whether the gateway considers the token valid. */
  isValid: (token: string) => Promise<boolean>;
  /** Returns new tokens for a refresh token, or `rejected` when the provider no longer accepts it. */
  refresh: (refreshToken: string) => Promise<IssuedTokens | 'rejected'>;
}

/** The calls, clock and logger that a refresh uses. */
interface RefreshOptions {
  readonly calls: TokenCalls;
  readonly now: () => Date;
  readonly logger?: Logger | undefined;
}

type Step = (session: StoredSession, options: RefreshOptions) => Promise<StoredSession | undefined>;

/**
 * Validates or refreshes a session that is due. Returns it unchanged when no system can be reached, and undefined when
 * it has ended.
 */
export const extendSession: Step = async (session, options) => {
  const { now, logger } = options;
  try {
    return await (isFresh(session, now()) ? validated : refreshed)(session, options);
  } catch (problem) {
    const { expiresAtMs = 0 } = session;
    if (expiresAtMs <= now().getTime()) throw problem;
    logger?.warn('The token could not be validated or refreshed', problem);
    return session;
  }
};

const validated: Step = async (session, { calls, now }) =>
  (await calls.isValid(session.token ?? '')) ? { ...session, revalidateAtMs: revalidationFrom(now()) } : undefined;

const refreshed: Step = async (session, { calls, now, logger }) => {
  const { refreshToken } = session;
  const tokens = refreshToken === undefined ? 'rejected' : await calls.refresh(refreshToken);
  return tokens === 'rejected' ? undefined : signedInSession(tokens, session, now(), logger);
};

/** Returns the session of a shopper with new tokens; missing values are taken from the old session. */
export function signedInSession(
  tokens: IssuedTokens,
  old: Partial<StoredSession>,
  now: Date,
  logger?: Logger,
): StoredSession {
  const claims = tokens.expires_in === undefined ? claimsFrom(tokens.access_token, logger) : undefined;
  return {
    isAuthenticated: true,
    token: tokens.access_token,
    expiresAtMs: expiryOf(tokens, claims, now),
    revalidateAtMs: revalidationFrom(now),
    refreshToken: tokens.refresh_token ?? old.refreshToken,
    idToken: tokens.id_token ?? old.idToken,
    anonymousId: old.anonymousId,
  };
}

const revalidationFrom = (now: Date): number => now.getTime() + tokenRevalidateMs;
