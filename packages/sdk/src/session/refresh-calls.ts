import type { AreaClient } from '../client/create-client.ts';
import { HttpError } from '../client/errors.ts';
import type { token } from '../contract/identity-session.ts';
import type { TokenCalls } from './stay-signed-in.ts';

type TokenEndpoint = AreaClient<{ readonly token: typeof token }>;

/** Refreshes a shopper's tokens at the identity provider; only `invalid_grant` says that they are no longer good. */
export const refreshThrough =
  (identity: TokenEndpoint, clientId: string): TokenCalls['refresh'] =>
  (refreshToken) =>
    identity
      .token({ body: { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken } })
      .catch((problem: unknown) => {
        if (problem instanceof HttpError && problem.code === 'invalid_grant') return 'rejected' as const;
        throw problem;
      });
