import { classifyStatus } from '@basin/domain';

import { publicMessage } from './public-text.ts';

/** The call that an error is about. */
export interface CallFacts {
  /** Method and path template, such as `POST /cart/v2/items`: never an id, a query or a header. */
  readonly call: string;
  /** The called function, such as `cart.update`. Messages begin with it. */
  readonly operation?: string | undefined;
  /** Whether the request was signed with a guest token. */
  readonly isGuest?: boolean | undefined;
  /** The base URL that the call was sent to. */
  readonly baseURL?: string | undefined;
  /** The id under which the gateway logged the request. */
  readonly requestId?: string | undefined;
  /** The error below the call. Only its name, its code and its causes are recorded. */
  readonly cause?: unknown;
}

/**
 * A failed call. It is safe to log: neither the error nor its causes contain a token, personal data, a query string or
 * a body.
 */
export abstract class SdkError extends Error {
  abstract readonly kind: string;
  readonly call: string;
  readonly operation: string | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { call, operation, requestId, cause }: CallFacts) {
    const where = requestId ? ` [request ${requestId}]` : '';
    super(`${operation ?? call}${message}.${where}`, cause === undefined ? undefined : { cause: traceOf(cause) });
    this.call = call;
    this.operation = operation;
    this.requestId = requestId;
  }

  /** Returns the members of the error without its cause, for a log. */
  toJSON(): Record<string, unknown> {
    return Object.assign<Record<string, unknown>, this>({ message: this.message }, this);
  }
}

/** A response with an error status. */
export interface ErrorResponse {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
}

/** The system responded with an error. */
export class HttpError extends SdkError {
  override readonly name: string = 'HttpError';
  readonly kind: 'http' | 'auth' | 'conflict' = 'http';
  readonly status: number;
  /** The code of the first reason, such as `OutOfStock`. */
  readonly code: string | undefined;
  /** A more specific reason than the code, such as `TimeRangeNonApplicable`. */
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly #body: unknown;

  constructor(facts: CallFacts, { status, body, retryAfterMs }: ErrorResponse) {
    super(rejectionOf({ status, body }, facts), facts);
    this.status = status;
    this.code = codeOf(body);
    this.reason = nameFrom(reasonsOf(body)[0]?.reason);
    this.retryAfterMs = retryAfterMs;
    this.#body = body;
  }

  /** The body of the response: parsed JSON, otherwise text. It may contain personal data. */
  get body(): unknown {
    return this.#body;
  }
}

/** The caller is unknown (401) or not allowed to make the call (403). */
export class AuthError extends HttpError {
  override readonly name = 'AuthError';
  override readonly kind = 'auth';
  /** Whether the caller was a guest; a 403 then requires a sign-in, and no session has expired. */
  readonly isGuest: boolean;

  constructor(facts: CallFacts, response: ErrorResponse) {
    super(facts, response);
    this.isGuest = facts.isGuest === true;
  }
}

/** The resource has changed since it was read (409). */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError';
  override readonly kind = 'conflict';
  /** The current version of the resource, if the response contains it. */
  readonly currentVersion: number | undefined;

  constructor(facts: CallFacts, response: ErrorResponse) {
    super(facts, response);
    this.currentVersion = versionOf(response.body);
  }
}

/** No response arrived: the connection failed or broke. */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
  /** The connection was closed before a response began. */
  readonly isReset: boolean;

  constructor(facts: CallFacts, isReset = false, hint = '') {
    super(` got no response${hint}`, facts);
    this.isReset = isReset;
  }
}

/** The response did not arrive within the timeout. */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  readonly timeoutMs: number;

  constructor(facts: CallFacts, timeoutMs: number) {
    super(` timed out after ${timeoutMs} ms`, facts);
    this.timeoutMs = timeoutMs;
  }
}

/** The caller aborted the call. */
export class AbortedError extends SdkError {
  override readonly name = 'AbortedError';
  readonly kind = 'aborted';

  constructor(facts: CallFacts) {
    super(' was aborted by its caller', facts);
  }
}

/** A member that does not match the contract. */
export interface ContractIssue {
  /**
   * Its path, such as `body.actions.0.quantity`; a key that could be personal data, such as an e-mail address, becomes
   * `*`.
   */
  readonly path: string;
  /** The expected type and the type received: `expected number, got string`. */
  readonly problem: string;
}

/** The request or the response does not match the contract. An invalid request is not sent. */
export class ContractError extends SdkError {
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  readonly direction: 'request' | 'reply';
  readonly issues: readonly ContractIssue[];
  readonly status: number | undefined;

  constructor(facts: CallFacts, direction: 'request' | 'reply', issues: readonly ContractIssue[], status?: number) {
    const shown = issues.map(({ path, problem }) => ({ path: shownPath(path), problem }));
    const [{ path, problem } = { path: '', problem: 'unknown' }] = shown;
    const more = shown.length > 1 ? `, and ${shown.length - 1} more` : '';
    super(
      `: the ${direction === 'reply' ? 'response' : 'request'} does not match the contract${path && ` at ${path}`}: ${problem}${more}`,
      facts,
    );
    this.direction = direction;
    this.issues = shown;
    this.status = status;
  }
}

/** All errors of a call; distinguish them by `kind`. */
export type CallError =
  | (HttpError & { readonly kind: 'http' })
  | AuthError
  | ConflictError
  | NetworkError
  | TimeoutError
  | AbortedError
  | ContractError;

/** Returns whether a value is an error of the SDK. */
export const isSdkError = (value: unknown): value is CallError => value instanceof SdkError;

/** Returns whether an error is a response with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is HttpError =>
  error instanceof HttpError && statuses.includes(error.status);

/** Turns responses with these statuses into null and rethrows any other error: `sdk.cart.active().catch(nullOn(404))`. */
export const nullOn =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (hasStatus(error, ...statuses)) return null;
    throw error;
  };

/** The reason for a status when the response has no message that is safe to log. */
const reasons: Readonly<Record<number, string>> = {
  401: 'the token was not accepted',
  403: 'the caller is not allowed to do this',
  404: 'not found',
  413: 'the body is too large',
  415: 'the media type is not supported',
  422: 'the idempotency key was used for another request',
  429: 'too many requests',
};

const guestReason = 'a guest is not allowed to do this; sign in first';

/** Returns the rest of the sentence that begins with the call. */
function rejectionOf({ status, body }: ErrorResponse, { call, isGuest, baseURL }: CallFacts): string {
  const code = codeOf(body);
  const [{ message = isObject(body) ? body.message : undefined, field } = {}] = reasonsOf(body);
  const reason = isGuest && status === 403 ? guestReason : reasons[status];
  const detail = publicMessage(call, code, message) || fieldText(code, field) || reason;
  // systems describe what is missing in an object, and do not redirect (0 in a browser); a path that none of them serves is
  // usually below a wrong base URL
  const hint =
    (status < 400 || status === 404) && !isObject(body) && baseURL && call.includes(' /')
      ? `; check the base URL ${baseURL.replace(/\?.*/, '')}`
      : '';
  return ` ${status >= 500 ? 'failed' : 'was rejected'} (${status}${code ? ` ${code}` : ''})${detail ? `: ${detail}` : ''}${hint}`;
}

/** The codes of responses that name an invalid or missing field. Only the field's name is safe to log, not its value. */
const fieldTexts: ReadonlyMap<string, string> = new Map([
  ['InvalidField', 'is not valid'],
  ['RequiredField', 'is missing'],
]);

function fieldText(code = '', field: unknown): string {
  const text = fieldTexts.get(code);
  return text !== undefined && typeof field === 'string' ? `${shownPath(field)} ${text}` : '';
}

/** Returns the error for an error response. */
export function errorFrom(facts: CallFacts, response: ErrorResponse): HttpError {
  const failure = classifyStatus(response.status);
  if (failure === 'authentication') return new AuthError(facts, response);
  return failure === 'conflict' ? new ConflictError(facts, response) : new HttpError(facts, response);
}

/** Returns the part of a cause that is safe to log; its message may quote a URL, a header or a body. */
function traceOf(cause: unknown, depth = 5): Error | undefined {
  if (!isObject(cause) || depth === 0) return undefined;
  const deeper = traceOf(cause.cause, depth - 1);
  const words = [cause.name, cause.code].map(nameFrom).filter(Boolean);
  const trace = new Error(words.join(' '), { cause: deeper });
  trace.stack = String(trace); // the stack of this function is meaningless
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

/** Returns a key that is safe to log, or `*` for one that could be personal data, such as an e-mail address. */
export const nameOrMark = (key: string): string => (/^[\w:-]{1,64}$/.test(key) ? key : '*');

/** Returns the path of a member without keys that could be personal data. */
const shownPath = (path: string): string => path.replaceAll(/[^.]+/g, nameOrMark);

const nameFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : undefined;

const versionOf = (body: unknown): number | undefined =>
  reasonsOf(body)
    .map(({ currentVersion }) => currentVersion)
    .find((version) => typeof version === 'number');

type Members = Readonly<
  Partial<
    Record<
      'errors' | 'code' | 'field' | 'reason' | 'errorCode' | 'error' | 'message' | 'currentVersion' | 'name' | 'cause',
      unknown
    >
  >
>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
