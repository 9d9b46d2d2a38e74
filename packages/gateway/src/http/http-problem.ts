/** One entry of an error response's `errors` list; some codes carry further members. @see wire reference §0.5 */
export interface ProblemDetail {
  readonly code: string;
  readonly message: string;
  readonly [member: string]: unknown;
}

/** A documented error response: thrown by handlers and sent unchanged. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
    super('message' in body && typeof body.message === 'string' ? body.message : `status ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Creates an error response in the commerce envelope with one detail, whose message is also the top-level message. */
export function problem(status: number, detail: ProblemDetail, extra: object = {}): HttpProblem {
  return new HttpProblem(status, { statusCode: status, message: detail.message, errors: [detail], ...extra });
}

/** The 400 for a valid request that cannot be carried out. */
export const invalidOperation = (message: string): HttpProblem => problem(400, { code: 'InvalidOperation', message });

/** The 400 for a member with an invalid value. */
export const invalidField = (field: string, invalidValue: unknown, message: string): HttpProblem =>
  problem(400, { code: 'InvalidField', message, field, invalidValue });

/** The 400 for a missing member. */
export const requiredField = (field: string): HttpProblem =>
  problem(400, { code: 'RequiredField', message: `${field} is required.`, field });

/** The 404 for a missing object, and for the object of another owner, so that the two cannot be distinguished. */
export const notFound = (message: string): HttpProblem => problem(404, { code: 'ResourceNotFound', message });

/** The 409 for a stale version. */
export function staleVersion(id: string, expected: number, currentVersion: number): HttpProblem {
  const message = `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`;
  return problem(409, { code: 'ConcurrentModification', message, currentVersion });
}
