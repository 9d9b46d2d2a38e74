import { HttpProblem } from '../http/http-problem.ts';

/** Creates an error response in the identity provider's format. @see wire reference §0.5 i */
export function identityProblem(
  status: number,
  errorCode: string,
  errorSummary: string,
  causes: readonly string[] = [],
) {
  return new HttpProblem(status, {
    errorCode,
    errorSummary,
    errorLink: errorCode,
    errorId: crypto.randomUUID(),
    errorCauses: causes.map((cause) => ({ errorSummary: cause })),
  });
}

/** The same error for an unknown login, a wrong password and any other mismatch. */
export const authenticationFailed = () => identityProblem(401, 'E0000004', 'Authentication failed');

export const invalidToken = () => identityProblem(401, 'E0000011', 'Invalid token provided');

export const noSuchSession = () => identityProblem(404, 'E0000007', 'Not found: Resource not found: me (Session)');

/** The error for an unacceptable new password, with a cause for each violated rule. */
export const passwordRejected = (causes: readonly string[]) =>
  identityProblem(403, 'E0000014', 'Update of credentials failed', causes);
