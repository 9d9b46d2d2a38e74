import { documentedCodes, documentedErrors, expectedBy, nearestIssue, type Call } from '@basin/sdk/contract';
import { CheckFailure, textOf } from './verdict.ts';

interface StatusAndBody {
  readonly status: number;
  readonly body: unknown;
}

interface ValidatedResponse {
  readonly isSuccess: boolean;
  readonly reply?: unknown;
}

type Schema = NonNullable<Call['response']>;

/**
 * Returns whether a response is a success, with its parsed reply.
 *
 * @throws {CheckFailure} for an undocumented status or code, or a body that does not match its schema
 */
export function validateResponse(call: string, entry: Call, { status, body }: StatusAndBody): ValidatedResponse {
  if (entry.missing?.safeParse(body).success) return { isSuccess: false };
  const isSuccess = (entry.status ?? [200]).includes(status);
  if (!isSuccess) {
    read(call, errorSchemaOf(call, entry, status), body, status);
    expectKnownCodes(call, entry, { status, body });
  }
  const hasReply = isSuccess && status !== 404 && status !== 204 && (entry.reply ?? 'json') === 'json';
  return hasReply && entry.response ? { isSuccess, reply: read(call, entry.response, body, status) } : { isSuccess };
}

/** Returns the schema of an error response. A 5xx is documented, but no check accepts it. */
function errorSchemaOf(call: string, entry: Call, status: number): Schema {
  const documented = documentedErrors(entry);
  const rejection = status < 500 ? documented[status] : undefined;
  if (rejection) return rejection;
  const statuses = [...(entry.status ?? [200]), ...Object.keys(documented)];
  throw new CheckFailure(`the status of ${call}`, { expected: statuses.join(' or '), found: String(status) });
}

function read(call: string, schema: Schema, body: unknown, status: number): unknown {
  const { data, error } = schema.safeParse(body, { reportInput: true });
  if (!error) return data;
  const response = `the ${status} of ${call}`;
  if (typeof body === 'string') throw new CheckFailure(response, { expected: 'JSON', found: textOf(body) });
  if (isWrapped(schema, body))
    throw new CheckFailure(`${response}: the body is valid, but wrapped in "data"; return it without the wrapper`);
  const [issue] = error.issues.map(nearestIssue);
  const at = issue?.path.map(String).join('.') ?? '';
  throw new CheckFailure(`${response}${at && ` at ${at}`}`, {
    expected: issue ? expectedBy(issue) : 'a valid body',
    found: textOf(issue?.input),
  });
}

/** Whether a body is valid except that it is wrapped in `{ data: … }`. */
const isWrapped = (schema: Schema, body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'data' in body && schema.safeParse(body.data).success;

/** Expects the codes of an error response to be documented for the call. */
function expectKnownCodes(call: string, entry: Call, { status, body }: StatusAndBody): void {
  const known = documentedCodes(entry)[status] ?? [];
  const undocumented = codesIn(body).find((code) => !known.includes(code));
  if (undocumented !== undefined)
    throw new CheckFailure(`the code of the ${status} of ${call}`, {
      expected: known.join(' or '),
      found: undocumented,
    });
}

function codesIn(body: unknown): string[] {
  const { errors = [], errorCode } = body as { errors?: readonly { code: string }[]; errorCode?: string };
  return [...errors.map(({ code }) => code), ...(errorCode === undefined ? [] : [errorCode])];
}
