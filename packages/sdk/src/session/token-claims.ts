import type { UserClaims } from '@basin/domain';
import type { Logger } from '../logger.ts';

/** What a token says; nothing here is verified: only a gateway may trust it. */
export interface TokenClaims extends Partial<UserClaims> {
  /** Seconds since the epoch. */
  readonly exp?: number | undefined;
  readonly anonymousId?: string | undefined;
  /** Of an identity token: who issued it, to which application, for which request. */
  readonly iss?: string | undefined;
  readonly aud?: string | readonly string[] | undefined;
  readonly nonce?: string | undefined;
}

/** The claims of a token; undefined, and a line in the log, when it cannot be decoded. */
export function claimsFrom(token: string, logger?: Logger): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims === 'object' && claims !== null) return claims;
  } catch {
    // told below
  }
  logger?.warn('The token could not be decoded');
  return undefined;
}
