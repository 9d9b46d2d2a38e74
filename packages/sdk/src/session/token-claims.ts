import type { UserClaims } from '@basin/domain';
import type { Logger } from '../logger.ts';

/** The claims of a token, which are not verified: only a gateway can trust them. */
export interface TokenClaims extends Partial<UserClaims> {
  /** Seconds since the epoch. */
  readonly exp?: number | undefined;
  readonly anonymousId?: string | undefined;
  /** For an identity token: its issuer, audience and nonce. */
  readonly iss?: string | undefined;
  readonly aud?: string | readonly string[] | undefined;
  readonly nonce?: string | undefined;
}

/** Returns the claims of a token; a token that cannot be decoded is logged and returns undefined. */
export function claimsFrom(token: string, logger?: Logger): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims === 'object' && claims !== null) return claims;
  } catch {
    // logged below
  }
  logger?.warn('The token could not be decoded');
  return undefined;
}
