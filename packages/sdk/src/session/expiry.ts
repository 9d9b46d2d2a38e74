import { isTokenValid, tokenRevalidateMs } from '@basin/domain';
import type { TokenClaims } from './token-claims.ts';
import type { StoredSession } from './token-store.ts';

/** Tokens from a token endpoint. */
export interface IssuedTokens {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number | undefined;
  readonly refresh_token?: string | undefined;
  readonly id_token?: string | undefined;
  readonly anonymousId?: string | undefined;
}

/** Returns whether the stored token can be used without renewal. */
export const isFresh = ({ expiresAtMs = 0, isStale = false }: StoredSession, now: Date): boolean =>
  !isStale && isTokenValid(new Date(expiresAtMs), now);

/** Returns the expiry of issued tokens in epoch ms, or a default when they do not specify it. */
export function expiryOf({ expires_in: seconds }: IssuedTokens, claims: TokenClaims | undefined, now: Date): number {
  if (seconds !== undefined) return now.getTime() + seconds * 1000;
  return claims?.exp === undefined ? now.getTime() + tokenRevalidateMs : claims.exp * 1000;
}
