import type { System } from '@basin/sdk/contract';
import { HttpProblem } from './http-problem.ts';

/** Codes of the identity provider's general error responses, by status. */
const identityCodes: Readonly<Record<number, string>> = {
  400: 'E0000001',
  401: 'E0000011',
  403: 'E0000006',
  404: 'E0000007',
  405: 'E0000022',
  413: 'E0000001',
  415: 'E0000021',
  429: 'E0000047',
};
const identityFailure = 'E0000009';
const oauthEndpoint = /^\/oauth2\/\w+\/v1\/(?:token|revoke)$/;

interface FailedRequest {
  readonly path: string;
  readonly requestId: string;
}

/**
 * Converts a problem to the envelope of a system: identity has its own envelope, and that of OAuth at its endpoints.
 *
 * @see wire reference §0.5 c, i
 */
export function formatProblemFor(
  system: System,
  problem: HttpProblem,
  { path, requestId }: FailedRequest,
): HttpProblem {
  if (system !== 'identity' || !('statusCode' in problem.body)) return problem;
  if (oauthEndpoint.test(path)) {
    const error = problem.status < 500 ? 'invalid_request' : 'server_error';
    const status = problem.status === 415 ? 400 : problem.status; // RFC 6749 §5.2 defines no other
    return new HttpProblem(status, { error, error_description: problem.message }, problem.headers);
  }
  const errorCode = identityCodes[problem.status] ?? identityFailure;
  return new HttpProblem(
    problem.status,
    {
      errorCode,
      errorSummary: problem.message,
      errorLink: errorCode,
      errorId: requestId,
      errorCauses: causesOf(problem.body),
    },
    problem.headers,
  );
}

function causesOf(body: object): { errorSummary: string }[] {
  if (!('errors' in body) || !Array.isArray(body.errors)) return [];
  return (body.errors as { message: string }[]).map(({ message }) => ({ errorSummary: message }));
}
