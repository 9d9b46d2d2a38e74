import { documentedCodes, documentedErrors, type Call } from '@basin/sdk/contract';
import { CheckFailure } from './verdict.ts';

interface RawResponse {
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
export function validateResponse(call: string, entry: Call, { status, body }: RawResponse): ValidatedResponse {
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
  const rejection = status < 500 ? documentedErrors(entry)[status] : undefined;
  if (rejection) return rejection;
  throw new CheckFailure(`${call} answered ${status}${status < 500 ? ', an undocumented status' : ''}`);
}

function read(call: string, schema: Schema, body: unknown, status: number): unknown {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const [issue] = error.issues;
  const at = issue?.path.map(String).join('.') ?? '';
  const found = typeof body === 'string' ? ' (not JSON)' : '';
  throw new CheckFailure(
    `${call} answered ${status} with a body that does not match its schema${at && ` at ${at}`}${found}`,
  );
}

/** Expects the codes of an error response to be documented for the call. */
function expectKnownCodes(call: string, entry: Call, { status, body }: RawResponse): void {
  const known = documentedCodes(entry)[status] ?? [];
  const strange = codesIn(body).find((code) => !known.includes(code));
  if (strange !== undefined) throw new CheckFailure(`${call} answered ${status} with ${strange}, an undocumented code`);
}

function codesIn(body: unknown): string[] {
  const { errors = [], errorCode } = body as { errors?: readonly { code: string }[]; errorCode?: string };
  return [...errors.map(({ code }) => code), ...(errorCode === undefined ? [] : [errorCode])];
}
