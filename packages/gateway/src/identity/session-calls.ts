import { contract } from '@basin/sdk/contract';
import { HttpProblem } from '../http/http-problem.ts';
import type { Tokens } from './tokens.ts';
import { implement } from '../http/implement.ts';

// no authentication, because this call reports an invalid token in its response
const validateToken = { ...contract.session.validateToken, auth: 'none' } as const;

/** Handlers of guest tokens and token validation. */
export const sessionHandlers = (tokens: Tokens) =>
  implement(
    { ...contract.session, validateToken },
    {
      async createGuestToken({ query: { gId, channel } }) {
        const { accessToken, expiresInSeconds, anonymousId } = await tokens.guest.issue({ gId, channel });
        return {
          data: { access_token: accessToken, token_type: 'Bearer', expires_in: expiresInSeconds, anonymousId },
        };
      },
      async validateToken({ request }) {
        const principal = await tokens.resolvePrincipal(request);
        if (principal === 'JWT not present.') throw new HttpProblem(401, { statusCode: 401, message: principal });
        return { data: { valid: typeof principal !== 'string' } };
      },
    },
  );
