/** What an error tells of its call. */
export interface CallFacts {
  /** Method and path template, such as `POST /cart/v2/items`: never an id, a query or a header. */
  readonly call: string;
  /** The id under which the gateway logged the request. */
  readonly requestId?: string | undefined;
  /** What was thrown under the call; only its name, its code and its own causes are kept. */
  readonly cause?: unknown;
}

/** Has `instanceof` know a class by its name, so that it also knows the errors of another copy of the package. */
function brand(type: { readonly prototype: object }, name: string): void {
  const mark = Symbol.for(`@basin/sdk.${name}`);
  Object.defineProperty(type.prototype, mark, { value: true });
  Object.defineProperty(type, Symbol.hasInstance, {
    value(this: unknown, value: unknown) {
      const isOrdinary = this !== type; // a class that extends this one
      return isOrdinary ? Function.prototype[Symbol.hasInstance].call(this, value) : isObject(value) && mark in value;
    },
  });
}

/**
 * A call that did not give what it promises. It can be logged as it is, by whatever means: what is shown of it, of its
 * causes too, holds no token, personal value, query or body.
 */
export abstract class SdkError extends Error {
  static {
    brand(this, 'SdkError');
  }

  abstract readonly kind: string;
  readonly call: string;
  readonly requestId: string | undefined;

  constructor(message: string, { call, requestId, cause }: CallFacts) {
    super(message, cause === undefined ? undefined : { cause: traceOf(cause) });
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
  static {
    brand(this, 'HttpError');
  }

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
  static {
    brand(this, 'AuthError');
  }

  override readonly name = 'AuthError';
  override readonly kind = 'auth';
}

/** Someone changed the resource first (409). */
export class ConflictError extends HttpError {
  static {
    brand(this, 'ConflictError');
  }

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
  static {
    brand(this, 'NetworkError');
  }

  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(facts: CallFacts) {
    super(`${facts.call} got no answer`, facts);
  }
}

/** The whole answer did not come in time. */
export class TimeoutError extends SdkError {
  static {
    brand(this, 'TimeoutError');
  }

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
  static {
    brand(this, 'AbortedError');
  }

  override readonly name = 'AbortedError';
  readonly kind = 'aborted';

  constructor(facts: CallFacts) {
    super(`${facts.call} was given up`, facts);
  }
}

/** One member that is not as the contract says. */
export interface ContractIssue {
  /** Where it is: `body.actions.0.quantity`; a key that could be a value, such as an e-mail address, is a `*`. */
  readonly path: string;
  readonly problem: string;
}

/** What is sent or what came is not what the contract says. */
export class ContractError extends SdkError {
  static {
    brand(this, 'ContractError');
  }

  override readonly name = 'ContractError';
  readonly kind = 'contract';
  readonly direction: 'request' | 'reply';
  readonly issues: readonly ContractIssue[];
  readonly status: number | undefined;

  constructor(facts: CallFacts, direction: 'request' | 'reply', issues: readonly ContractIssue[], status?: number) {
    const told = issues.map(({ path, problem }) => ({ path: path.replaceAll(/[^.]+/g, nameOrMark), problem }));
    const [{ path, problem } = { path: '', problem: 'unknown' }] = told;
    super(`${facts.call}: the ${direction} is not as agreed${path && ` at ${path}`} (${problem})`, facts);
    this.direction = direction;
    this.issues = told;
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
export const isSdkError = (value: unknown): value is CallError => value instanceof SdkError;

/** Whether the system answered with this status. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is HttpError =>
  error instanceof HttpError && statuses.includes(error.status);

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

/** What may be told of a cause: its text may quote an address, a header or a body. */
function traceOf(cause: unknown, depth = 5): Error | undefined {
  if (!isObject(cause) || depth === 0) return undefined;
  const deeper = traceOf(cause.cause, depth - 1);
  const words = [cause.name, cause.code].map(nameFrom).filter(Boolean);
  const trace = new Error(words.join(' '), { cause: deeper });
  trace.stack = String(trace); // where it was traced says nothing
  return trace;
}

const reasonsOf = (body: unknown): Members[] => {
  const reasons = isObject(body) ? body.errors : undefined;
  return Array.isArray(reasons) ? reasons.filter(isObject) : [];
};

const codeOf = (body: unknown): string | undefined => {
  const code = reasonsOf(body)[0]?.code ?? (isObject(body) ? (body.errorCode ?? body.error) : undefined);
  return nameFrom(code);
};

const nameOrMark = (key: string): string => (/^[\w:-]{1,64}$/.test(key) ? key : '*');

const nameFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : undefined;

const versionOf = (body: unknown): number | undefined =>
  reasonsOf(body)
    .map(({ currentVersion }) => currentVersion)
    .find((version) => typeof version === 'number');

type Members = Readonly<
  Partial<Record<'errors' | 'code' | 'errorCode' | 'error' | 'currentVersion' | 'name' | 'cause', unknown>>
>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
