import { HttpProblem } from '../http/http-problem.ts';

/** The error codes of the token endpoint. @see RFC 6749 §5.2 */
export type TokenError =
  'invalid_request' | 'invalid_client' | 'invalid_grant' | 'invalid_scope' | 'unsupported_grant_type';

/** Creates an error response in OAuth's format. */
export const oauthProblem = (error: TokenError, description: string): HttpProblem =>
  new HttpProblem(error === 'invalid_client' ? 401 : 400, { error, error_description: description });
