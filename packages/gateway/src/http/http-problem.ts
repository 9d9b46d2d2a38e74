/** One entry of an error response's `errors` list; some codes carry further members. @see wire reference §0.5 */
export interface ProblemDetail {
  readonly code: string;
  readonly message: string;
  readonly [member: string]: unknown;
}

/** An error response that the contract promises: thrown by handlers, sent as it is. */
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

/** An error response in the commerce envelope: one detail, whose message is also that of the whole. */
export function problem(status: number, detail: ProblemDetail, extra: object = {}): HttpProblem {
  return new HttpProblem(status, { statusCode: status, message: detail.message, errors: [detail], ...extra });
}

/** 400: the request has the right form but cannot be carried out. */
export const invalidOperation = (message: string): HttpProblem => problem(400, { code: 'InvalidOperation', message });

/** 400: a member holds a value that is not possible here. */
export const invalidField = (field: string, invalidValue: unknown, message: string): HttpProblem =>
  problem(400, { code: 'InvalidField', message, field, invalidValue });

/** 400: a member is missing. */
export const requiredField = (field: string): HttpProblem =>
  problem(400, { code: 'RequiredField', message: `${field} is required.`, field });

/** 404: also the answer to a foreign object, so that it cannot be distinguished from a miss. */
export const notFound = (message: string): HttpProblem => problem(404, { code: 'ResourceNotFound', message });

/** 409: the version sent is not the newest. */
export function staleVersion(id: string, expected: number, currentVersion: number): HttpProblem {
  const message = `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`;
  return problem(409, { code: 'ConcurrentModification', message, currentVersion });
}
