import type { Call } from '../contract/call.ts';
import { noResponseHint } from './no-response-hint.ts';
import { withinTime, type Deadline } from './deadline.ts';
import type { DriftPolicy } from './drift.ts';
import { ContractError, errorFrom, isSdkError, NetworkError, type CallFacts } from './errors.ts';
import { pause } from './pause.ts';
import { isSuccess, mostBytes, readAnswer, readFile, readJson, refusePage } from './reply.ts';
import { encodeRequest, type EncodedRequest, type GivenParts } from './request.ts';
import type { RetryBudget } from './retry-budget.ts';
import { retryAfterMs, retryDelayMs, type Repeatability } from './retry-delay.ts';
import { decode } from './schema.ts';
import { ConnectionReset, Unreadable, type Reply, type Send } from './send.ts';

/** How calls reach one system. */
export interface Transport {
  readonly baseURL: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly send: Send;
  /** Sends with the session's token, if there is a session. */
  readonly signedSend: Send;
  readonly timeoutMs: number;
  /** What one try may take of it. */
  readonly attemptMs: number | undefined;
  readonly drift?: DriftPolicy | undefined;
  readonly retryBudget: RetryBudget;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly random: () => number;
}

interface Sending {
  readonly entry: Call;
  readonly transport: Transport;
  readonly facts: CallFacts & { readonly requestId: string };
  readonly request: EncodedRequest;
}

/** Sends one call and reads its answer, all within the time of its system. */
export async function performCall(
  operation: string,
  entry: Call,
  given: GivenParts,
  transport: Transport,
): Promise<unknown> {
  if (transport.baseURL === undefined)
    throw new TypeError(`${operation} needs the option ${entry.system}Url, which is missing.`);
  const facts = { call: `${entry.method} ${entry.path}`, operation, requestId: transport.newId() };
  const request = encodeRequest(entry, given, facts, transport.newId);
  return withinTime(given.timeoutMs ?? transport.timeoutMs, given.signal, facts, (deadline) =>
    sendUntilAnswered({ entry, transport, facts, request }, deadline),
  );
}

/** One try, and a second where a repeat is safe, useful and affordable. */
async function sendUntilAnswered(sending: Sending, deadline: Deadline): Promise<unknown> {
  const { transport, facts } = sending;
  const { attemptMs } = transport;
  const attempt = () =>
    attemptMs
      ? withinTime(attemptMs, deadline.signal, facts, ({ signal }) => sendOnce(sending, signal))
      : sendOnce(sending, deadline.signal);
  try {
    const output = await attempt();
    transport.retryBudget.refund();
    return output;
  } catch (error) {
    // a token request that failed has had its own second try
    const isOwn = isSdkError(error) && error.call === facts.call;
    const delayMs = isOwn ? retryDelayMs(error, repeatabilityOf(sending), transport.random()) : undefined;
    if (delayMs === undefined || performance.now() + delayMs >= deadline.endsAtMs || !transport.retryBudget.spend())
      throw error;
    await pause(delayMs, deadline.signal);
    return attempt();
  }
}

function repeatabilityOf({ entry, request }: Sending): Repeatability {
  const isRead = entry.method === 'GET';
  return {
    isRead,
    isIdempotent: isRead || request.headers['Idempotency-Key'] !== undefined,
    isRepeatable: entry.repeatable ?? (isRead && entry.system === 'author'),
  };
}

async function sendOnce(sending: Sending, signal: AbortSignal): Promise<unknown> {
  try {
    return outputOf(sending, await transmit(sending, signal));
  } catch (problem) {
    if (isSdkError(problem)) throw problem;
    if (problem instanceof Unreadable)
      throw new ContractError(sending.facts, 'reply', [{ path: '', problem: problem.message }]);
    const isReset = problem instanceof ConnectionReset;
    throw new NetworkError(
      { ...sending.facts, cause: problem },
      isReset,
      isReset ? '' : noResponseHint(sending.transport),
    );
  }
}

function transmit({ entry, transport, request, facts }: Sending, signal: AbortSignal): Promise<Reply> {
  const { baseURL = '', send, signedSend } = transport;
  const sendAs = entry.auth === 'none' || entry.auth === 'basic' ? send : signedSend;
  return sendAs(request.path.startsWith('/') ? baseURL + request.path : request.path, {
    call: facts.operation,
    method: entry.method,
    headers: { ...transport.headers, ...request.headers },
    body: request.body ?? null,
    signal,
    credentials: entry.system === 'identity' ? 'include' : 'omit',
    mostBytes: mostBytes(entry),
  });
}

function outputOf({ entry, facts, transport }: Sending, reply: Reply): unknown {
  if (!isSuccess(entry, reply)) {
    const answer = readAnswer(reply, retryAfterMs(reply.header, transport.now()));
    const isMissing = entry.missing && decode(entry.missing, answer.body).ok;
    throw errorFrom({ ...facts, isGuest: reply.isGuest }, isMissing ? { ...answer, status: 404 } : answer);
  }
  refusePage(reply);
  if (entry.reply === 'blob') return readFile(entry, reply);
  if (entry.reply === 'none' || !entry.response) return undefined;
  const wire = readJson(reply);
  const read = decode(entry.response, wire);
  if (read.ok) return read.value;
  if (entry.missing && decode(entry.missing, wire).ok) throw errorFrom(facts, { status: 404, body: wire });
  const error = new ContractError(facts, 'reply', read.issues, reply.status);
  if (!transport.drift) throw error;
  return transport.drift(error, wire, read.issues, entry.response);
}
