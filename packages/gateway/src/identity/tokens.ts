import type { PrincipalResolver } from '../http/principal.ts';
import type { Db } from '../database/database.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { createGuestIds } from './guest-id.ts';
import { createGuestTokens, type GuestTokens } from './guest-token.ts';
import type { Keys } from './keys.ts';
import { createPrincipalResolver } from './principal-resolver.ts';

/** Guest and access tokens, and the resolver of a request's caller. */
export interface Tokens {
  readonly guest: GuestTokens;
  readonly access: AccessTokens;
  readonly resolvePrincipal: PrincipalResolver;
}

export interface TokensOptions {
  readonly db: Db;
  readonly keys: Keys;
  readonly now: () => Date;
  readonly newId: () => string;
}

const audience = 'api://basin';
/** Not a URL, so that all gateways with the same keys accept each other's tokens, whatever their origins. */
const issuer = 'urn:basin:gateway';

export function createTokens({ db, keys, now, newId }: TokensOptions): Tokens {
  const guestKind = { keys: keys.guest, issuer, audience, type: 'guest+jwt', now };
  const accessKind = { keys: keys.identity, issuer, audience, type: 'at+jwt', now };
  const guest = createGuestTokens({ ids: createGuestIds({ secret: keys.guestId, newId }), kind: guestKind });
  const access = createAccessTokens({ db, kind: accessKind });
  return { guest, access, resolvePrincipal: createPrincipalResolver({ guest, access }) };
}
