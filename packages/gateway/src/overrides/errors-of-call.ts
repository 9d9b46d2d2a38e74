import { documentedErrors, type Call } from '@basin/sdk/contract';
import { HttpProblem } from '../http/http-problem.ts';
import { formatProblemFor } from '../http/problem-envelopes.ts';
import { namedErrors, type NamedError } from './named-errors.ts';

/** The error responses that a call can be overridden with: its documented statuses and its named errors. */
export interface CallErrors {
  readonly statuses: readonly number[];
  readonly named: readonly NamedError[];
}

/** `timeout`: no response; `cut`: a response whose body fails midway. */
const transportFailures = ['timeout', 'cut'] as const;

export function errorsOf(call: string, entry: Call): CallErrors {
  const isOpen = entry.system !== 'gateway' || entry.auth === 'none';
  return {
    statuses: Object.keys(documentedErrors(entry)).map(Number),
    named: namedErrors.filter(({ calls }) => calls.includes(call) || (calls.includes('*') && !isOpen)),
  };
}

/** Returns all errors that a call can be overridden with, as they are spelt in an override. */
export function errorNames(call: string, entry: Call): string[] {
  const { statuses, named } = errorsOf(call, entry);
  return [...named.map(({ name }) => name), ...statuses.map(String), ...transportFailures];
}

/** The message of each status, and the code of those whose error responses have one. */
const details: Readonly<Record<number, { readonly code?: string; readonly message: string }>> = {
  400: { code: 'InvalidInput', message: 'Overridden: the request is invalid.' },
  401: { message: 'Invalid JWT.' },
  402: { message: 'Payment declined' },
  403: { message: 'A signed-in customer is required.' },
  404: { code: 'ResourceNotFound', message: 'Resource not found' },
  409: {
    code: 'ConcurrentModification',
    message: 'Object overridden has a different version than expected. Expected: 1 - Actual: 2.',
  },
  413: { code: 'InvalidInput', message: 'The body is too long.' },
  415: { code: 'InvalidInput', message: 'The body is of a type that is not taken.' },
  422: { message: 'The Idempotency-Key was used for another request.' },
  429: { message: 'Rate limit is exceeded. Try again in 30 seconds.' },
  500: { message: 'Internal server error' },
  503: { message: 'Service temporarily unavailable.' },
};

const headers: Readonly<Record<number, Record<string, string>>> = {
  429: { 'Retry-After': '30' },
  503: { 'Retry-After': '1' },
};

/** Returns the error response of a status in the call's own error format. */
export function rejectionOf(entry: Call, status: number): Response {
  const { code, message } = details[status] ?? { message: '' };
  const general = new HttpProblem(status, {
    statusCode: status,
    message,
    ...(code !== undefined && { errors: [{ code, message, ...(status === 409 && { currentVersion: 2 }) }] }),
    ...(status === 500 && { activityId: 'overridden' }),
  });
  const styled = formatProblemFor(entry.system, general, { path: entry.path, requestId: 'overridden' }).body;
  const bodies = [styled, { error: message }, { cartExists: false, message }];
  const body = bodies.find((each) => documentedErrors(entry)[status]?.safeParse(each).success) ?? styled;
  return Response.json(body, { status, headers: headers[status] ?? {} });
}
