import type { PrincipalResolver } from '../principal.ts';
import type { Db } from '../store/database.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { createGuestIds } from './guest-id.ts';
import { createGuestTokens, type GuestTokens } from './guest-token.ts';
import type { Keys } from './keys.ts';
import { createPrincipalResolver } from './principal-resolver.ts';

/** Both kinds of bearer tokens, and who calls by them. */
export interface Tokens {
  readonly guest: GuestTokens;
  readonly access: AccessTokens;
  readonly resolvePrincipal: PrincipalResolver;
}

export interface TokensOptions {
  readonly db: Db;
  readonly keys: Keys;
  /** The identity provider's name in its tokens: the address that its discovery document lies under. */
  readonly issuer: string;
  readonly now: () => Date;
  readonly newId: () => string;
}

const AUDIENCE = 'api://basin';
const GUEST_ISSUER = 'urn:basin:gateway';

export function createTokens({ db, keys, issuer, now, newId }: TokensOptions): Tokens {
  const guestKind = { keys: keys.guest, issuer: GUEST_ISSUER, audience: AUDIENCE, type: 'guest+jwt', now };
  const accessKind = { keys: keys.identity, issuer, audience: AUDIENCE, type: 'at+jwt', now };
  const guest = createGuestTokens({ ids: createGuestIds({ secret: keys.guestId, newId }), kind: guestKind });
  const access = createAccessTokens({ db, kind: accessKind });
  return { guest, access, resolvePrincipal: createPrincipalResolver({ guest, access }) };
}
