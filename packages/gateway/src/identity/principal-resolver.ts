import type { PrincipalResolver } from '../http/principal.ts';
import type { AccessTokens } from './access-token.ts';
import type { GuestTokens } from './guest-token.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Knows the caller by a guest token or by an access token of the identity provider, and by nothing else. */
export function createPrincipalResolver(tokens: { guest: GuestTokens; access: AccessTokens }): PrincipalResolver {
  return async (request) => {
    const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return 'JWT not present.';
    const guest = await tokens.guest.read(token);
    if (guest) return { kind: 'guest', ...guest };
    return (await tokens.access.read(token)) ?? 'Invalid JWT.';
  };
}
