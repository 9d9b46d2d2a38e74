import type { AreaClient } from '../client/create-client.ts';
import { HttpError } from '../client/errors.ts';
import type { token } from '../contract/identity-session.ts';
import type { TokenCalls } from './extend-session.ts';

type TokenEndpoint = AreaClient<{ readonly token: typeof token }>;

/**
 * Creates a function that refreshes tokens at the identity provider; only `invalid_grant` means that the refresh token
 * is invalid.
 */
export const createRefreshCall =
  (identity: TokenEndpoint, clientId: string): TokenCalls['refresh'] =>
  (refreshToken) =>
    identity
      .token({ body: { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken } })
      .catch((problem: unknown) => {
        if (problem instanceof HttpError && problem.code === 'invalid_grant') return 'rejected' as const;
        throw problem;
      });
