const brand = Symbol.for('@basin/sdk.error');

interface CallFacts {
  /** Method and path template, such as `POST /cart/v2/items`: never an id, a query or a header. */
  readonly call: string;
  /** The id under which the gateway logged the request. */
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * A call that did not give what it promises. Messages and JSON forms hold no token, personal value or body, so they
 * can be logged as they are.
 */
export abstract class SdkError extends Error {
  abstract readonly kind: string;
  readonly call: string;
  readonly requestId: string | undefined;

  constructor(message: string, { call, requestId, cause }: CallFacts) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, brand, { value: true });
    this.call = call;
    this.requestId = requestId;
  }

  /** What may be logged: the members of the error without its cause. */
  toJSON(): Record<string, unknown> {
    return { message: this.message, ...Object.fromEntries(Object.entries(this)) };
  }
}

/** The answer of a system that refused a call, or answered in a way that is no success. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
}

/** The system answered, but with no success. */
export class HttpError extends SdkError {
  override readonly name: string = 'HttpError';
  readonly kind: 'http' | 'auth' | 'conflict' = 'http';
  readonly status: number;
  /** The code of the first reason, such as `OutOfStock`. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly #body: unknown;

  constructor(facts: CallFacts, { status, body, retryAfterMs }: Answer) {
    super(`${facts.call} answered ${status}`, facts);
    this.status = status;
    this.code = codeOf(body);
    this.retryAfterMs = retryAfterMs;
    this.#body = body;
  }

  /** The body as it came: JSON when it was JSON, else text. It may hold personal values. */
  get body(): unknown {
    return this.#body;
  }
}

/** The caller is not known (401) or may not do this (403). */
export class AuthError extends HttpError {
  override readonly name = 'AuthError';
  override readonly kind = 'auth';
}

/** Someone changed the resource first (409). */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError';
  override readonly kind = 'conflict';
  /** The version that the resource has now, when the answer says it. */
  readonly currentVersion: number | undefined;

  constructor(facts: CallFacts, answer: Answer) {
    super(facts, answer);
    this.currentVersion = versionOf(answer.body);
  }
}

/** No answer came: no connection, or it broke. */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(facts: CallFacts) {
    super(`${facts.call} got no answer`, facts);
  }
}

/** The whole answer did not come in time. */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  readonly timeoutMs: number;

  constructor(facts: CallFacts, timeoutMs: number) {
    super(`${facts.call} was not answered within ${timeoutMs} ms`, facts);
    this.timeoutMs = timeoutMs;
  }
}

/** The caller gave the call up. */
export class AbortedError extends SdkError {
  override readonly name = 'AbortedError';
  readonly kind = 'aborted';

  constructor(facts: CallFacts) {
    super(`${facts.call} was given up`, facts);
  }
}

/** One member that is not as the contract says. */
export interface ContractIssue {
  /** Where it is: `body.actions.0.quantity`. */
  readonly path: string;
  readonly problem: string;
}

/** What is sent or what came is not what the contract says. */
export class ContractError extends SdkError {
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  readonly direction: 'request' | 'reply';
  readonly issues: readonly ContractIssue[];
  readonly status: number | undefined;

  constructor(facts: CallFacts, direction: 'request' | 'reply', issues: readonly ContractIssue[], status?: number) {
    const [{ path, problem } = { path: '', problem: 'unknown' }] = issues;
    super(`${facts.call}: the ${direction} is not as agreed${path && ` at ${path}`} (${problem})`, facts);
    this.direction = direction;
    this.issues = issues;
    this.status = status;
  }
}

/** Every way in which a call can fail; tell them apart by `kind`. */
export type CallError =
  | (HttpError & { readonly kind: 'http' })
  | AuthError
  | ConflictError
  | NetworkError
  | TimeoutError
  | AbortedError
  | ContractError;

/** Whether a value is an error of the SDK, of whichever copy of the package. */
export const isSdkError = (value: unknown): value is CallError =>
  typeof value === 'object' && value !== null && brand in value;

/** Whether the system answered with this status. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is HttpError =>
  isSdkError(error) && 'body' in error && statuses.includes(error.status);

/** Turns an answer of this status into null; any other failure goes on: `sdk.cart.active().catch(nullOn(404))`. */
export const nullOn =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (hasStatus(error, ...statuses)) return null;
    throw error;
  };

/** The error that an unsuccessful answer is. */
export function errorFrom(facts: CallFacts, answer: Answer): HttpError {
  if (answer.status === 401 || answer.status === 403) return new AuthError(facts, answer);
  return answer.status === 409 ? new ConflictError(facts, answer) : new HttpError(facts, answer);
}

const reasonsOf = (body: unknown): Refusal[] => {
  const reasons = isObject(body) ? body.errors : undefined;
  return Array.isArray(reasons) ? reasons.filter(isObject) : [];
};

const codeOf = (body: unknown): string | undefined => {
  const code = reasonsOf(body)[0]?.code ?? (isObject(body) ? (body.errorCode ?? body.error) : undefined);
  return typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : undefined;
};

const versionOf = (body: unknown): number | undefined =>
  reasonsOf(body)
    .map(({ currentVersion }) => currentVersion)
    .find((version) => typeof version === 'number');

type Refusal = Readonly<Partial<Record<'errors' | 'code' | 'errorCode' | 'error' | 'currentVersion', unknown>>>;

const isObject = (value: unknown): value is Refusal => typeof value === 'object' && value !== null;
