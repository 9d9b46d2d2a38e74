import type { UserClaims } from '@basin/domain';

/** What a token says; nothing here is verified: only a gateway may trust it. */
export interface TokenClaims extends Partial<UserClaims> {
  /** Seconds since the epoch. */
  readonly exp?: number | undefined;
  readonly anonymousId?: string | undefined;
}

/** The claims of a token; undefined when it cannot be decoded. */
export function claimsFrom(token: string): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
