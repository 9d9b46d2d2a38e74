import { documentedCodes, documentedErrors, type Call } from '@basin/sdk/contract';
import { Broken } from './verdict.ts';

interface Seen {
  readonly status: number;
  readonly body: unknown;
}

interface Judged {
  readonly isSuccess: boolean;
  readonly reply?: unknown;
}

type Schema = NonNullable<Call['response']>;

/**
 * Whether an answer is a success of its call or a refusal that the contract knows, and what the contract reads in it.
 *
 * @throws {Broken} for a status or code that the call has not, or a body that is not as its schema says
 */
export function judge(call: string, entry: Call, { status, body }: Seen): Judged {
  if (entry.missing?.safeParse(body).success) return { isSuccess: false };
  const isSuccess = (entry.status ?? [200]).includes(status);
  if (!isSuccess) {
    read(call, refusalOf(call, entry, status), body, status);
    expectKnownCodes(call, entry, { status, body });
  }
  const hasReply = isSuccess && status !== 404 && status !== 204 && (entry.reply ?? 'json') === 'json';
  return hasReply && entry.response ? { isSuccess, reply: read(call, entry.response, body, status) } : { isSuccess };
}

/** The schema of a refusal's body. A failure is documented, and yet never what a truth waits for. */
function refusalOf(call: string, entry: Call, status: number): Schema {
  const refusal = status < 500 ? documentedErrors(entry)[status] : undefined;
  if (refusal) return refusal;
  throw new Broken(`${call} answered ${status}${status < 500 ? ', which it does not have' : ''}`);
}

function read(call: string, schema: Schema, body: unknown, status: number): unknown {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const [issue] = error.issues;
  const at = issue?.path.map(String).join('.') ?? '';
  const found = typeof body === 'string' ? ' (no JSON)' : '';
  throw new Broken(`${call} answered ${status} with a body that is not as agreed${at && ` at ${at}`}${found}`);
}

/** The codes of a refusal are of the closed list that the contract has for the call. */
function expectKnownCodes(call: string, entry: Call, { status, body }: Seen): void {
  const known = documentedCodes(entry)[status] ?? [];
  const strange = codesIn(body).find((code) => !known.includes(code));
  if (strange !== undefined)
    throw new Broken(`${call} answered ${status} with ${strange}, a code that it does not have`);
}

function codesIn(body: unknown): string[] {
  const { errors = [], errorCode } = body as { errors?: readonly { code: string }[]; errorCode?: string };
  return [...errors.map(({ code }) => code), ...(errorCode === undefined ? [] : [errorCode])];
}
