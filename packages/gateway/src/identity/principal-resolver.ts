import type { PrincipalResolver } from '../http/principal.ts';
import type { AccessTokens } from './access-token.ts';
import type { GuestTokens } from './guest-token.ts';

const bearer = /^Bearer +(\S+)$/i;

/** Identifies the caller by a guest token or an access token of the identity provider. */
export function createPrincipalResolver(tokens: { guest: GuestTokens; access: AccessTokens }): PrincipalResolver {
  return async (request) => {
    const [, token] = bearer.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return 'JWT not present.';
    const guest = await tokens.guest.read(token);
    if (guest) return { kind: 'guest', ...guest };
    return (await tokens.access.read(token)) ?? 'Invalid JWT.';
  };
}
