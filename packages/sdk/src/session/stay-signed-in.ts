import { tokenRevalidateMs } from '@basin/domain';
import type { Logger } from '../logger.ts';
import { expiryOf, isFresh, type IssuedTokens } from './expiry.ts';
import type { GuestTokenCalls } from './guest-session.ts';
import { claimsFrom } from './token-claims.ts';
import type { StoredSession } from './token-store.ts';

/** The calls that a session makes. A system that cannot be asked makes them throw; that never ends a session. */
export interface TokenCalls extends GuestTokenCalls {
  /** Whether the gateway says that the token is good. */
  isValid: (token: string) => Promise<boolean>;
  /** New tokens for a refresh token, unless the provider says that it is no longer good. */
  refresh: (refreshToken: string) => Promise<IssuedTokens | 'rejected'>;
}

/** Who keeps a session. */
interface Keeper {
  readonly calls: TokenCalls;
  readonly now: () => Date;
  readonly logger?: Logger | undefined;
}

type Step = (session: StoredSession, keeper: Keeper) => Promise<StoredSession | undefined>;

/** A session that is due, checked or with new tokens; as it was when nobody could be asked, undefined when it has ended. */
export const staySignedIn: Step = async (session, keeper) => {
  const { now, logger } = keeper;
  try {
    return await (isFresh(session, now()) ? validated : refreshed)(session, keeper);
  } catch (problem) {
    const { expiresAtMs = 0 } = session;
    if (expiresAtMs <= now().getTime()) throw problem;
    logger?.warn('The token could not be checked or renewed', problem);
    return session;
  }
};

const validated: Step = async (session, { calls, now }) =>
  (await calls.isValid(session.token ?? '')) ? { ...session, revalidateAtMs: revalidationFrom(now()) } : undefined;

const refreshed: Step = async (session, { calls, now, logger }) => {
  const { refreshToken } = session;
  const tokens = refreshToken === undefined ? 'rejected' : await calls.refresh(refreshToken);
  return tokens === 'rejected' ? undefined : signedIn(tokens, session, now(), logger);
};

/** The session of a shopper with new tokens, which may leave out what the old ones have. */
export function signedIn(tokens: IssuedTokens, old: Partial<StoredSession>, now: Date, logger?: Logger): StoredSession {
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
