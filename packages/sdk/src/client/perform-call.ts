import type { Call } from '../contract/call.ts';
import { noResponseHint } from './no-response-hint.ts';
import { withTimeout, type Deadline } from './deadline.ts';
import type { DriftPolicy } from './drift.ts';
import { ContractError, errorFrom, isSdkError, NetworkError, type CallFacts } from './errors.ts';
import { pause } from './pause.ts';
import { isSuccess, maxBytesOf, readErrorResponse, readFile, readJson, rejectHtmlPage } from './reply.ts';
import { encodeRequest, type EncodedRequest, type RequestInput } from './request.ts';
import type { RetryBudget } from './retry-budget.ts';
import { retryAfterMs, retryDelayMs, type Repeatability } from './retry-delay.ts';
import { decode } from './schema.ts';
import { ConnectionReset, SendFailure, UnreadableResponse, type Reply, type Send } from './send.ts';

/** The connection of calls to one system. */
export interface Transport {
  readonly baseURL: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly send: Send;
  /** Sends with the session's token, if any. */
  readonly signedSend: Send;
  readonly timeoutMs: number;
  /** Timeout of one attempt. */
  readonly attemptMs: number | undefined;
  readonly drift?: DriftPolicy | undefined;
  readonly retryBudget: RetryBudget;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly random: () => number;
}

interface PendingCall {
  readonly entry: Call;
  readonly transport: Transport;
  readonly facts: CallFacts & { readonly requestId: string; readonly baseURL: string };
  readonly request: EncodedRequest;
}

/** Sends one call and reads its response, within the timeout of its system. */
export async function performCall(
  operation: string,
  entry: Call,
  input: RequestInput,
  transport: Transport,
): Promise<unknown> {
  const { baseURL } = transport;
  if (baseURL === undefined)
    throw new TypeError(`${operation} requires the option ${entry.system}Url: pass the URL of the system.`);
  const facts = { call: `${entry.method} ${entry.path}`, operation, baseURL, requestId: transport.newId() };
  const request = encodeRequest(entry, input, facts, transport.newId);
  return withTimeout(input.timeoutMs ?? transport.timeoutMs, input.signal, facts, (deadline) =>
    sendWithRetry({ entry, transport, facts, request }, deadline),
  );
}

/** Sends a call, and retries it once if that is safe, useful and within the retry budget. */
async function sendWithRetry(pending: PendingCall, deadline: Deadline): Promise<unknown> {
  const { transport, facts } = pending;
  const { attemptMs } = transport;
  const attempt = () =>
    attemptMs
      ? withTimeout(attemptMs, deadline.signal, facts, ({ signal }) => sendOnce(pending, signal))
      : sendOnce(pending, deadline.signal);
  try {
    const output = await attempt();
    transport.retryBudget.refund();
    return output;
  } catch (error) {
    // a failed token request has already been retried
    const isOwn = isSdkError(error) && error.call === facts.call;
    const delayMs = isOwn ? retryDelayMs(error, repeatabilityOf(pending), transport.random()) : undefined;
    if (delayMs === undefined || performance.now() + delayMs >= deadline.endsAtMs || !transport.retryBudget.spend())
      throw error;
    await pause(delayMs, deadline.signal);
    return attempt();
  }
}

function repeatabilityOf({ entry, request }: PendingCall): Repeatability {
  const isRead = entry.method === 'GET';
  return {
    isRead,
    isIdempotent: isRead || request.headers['Idempotency-Key'] !== undefined,
    isRepeatable: entry.repeatable ?? (isRead && entry.system === 'author'),
  };
}

async function sendOnce(pending: PendingCall, signal: AbortSignal): Promise<unknown> {
  try {
    return outputOf(pending, await transmit(pending, signal));
  } catch (problem) {
    // an error response, or an error of the session's token request or its store
    if (!(problem instanceof SendFailure)) throw problem;
    if (problem instanceof UnreadableResponse)
      throw new ContractError(pending.facts, 'reply', [{ path: '', problem: problem.message }]);
    const isReset = problem instanceof ConnectionReset;
    throw new NetworkError(
      { ...pending.facts, cause: problem.cause },
      isReset,
      isReset ? '' : noResponseHint(pending.facts.baseURL),
    );
  }
}

function transmit({ entry, transport, request, facts }: PendingCall, signal: AbortSignal): Promise<Reply> {
  const { send, signedSend } = transport;
  const sendAs = entry.auth === 'none' || entry.auth === 'basic' ? send : signedSend;
  return sendAs(request.path.startsWith('/') ? facts.baseURL + request.path : request.path, {
    call: facts.operation,
    method: entry.method,
    headers: { ...transport.headers, ...request.headers },
    body: request.body ?? null,
    signal,
    credentials: entry.system === 'identity' ? 'include' : 'omit',
    maxBytes: maxBytesOf(entry),
  });
}

function outputOf({ entry, facts, transport }: PendingCall, reply: Reply): unknown {
  if (!isSuccess(entry, reply)) {
    const response = readErrorResponse(reply, retryAfterMs(reply.header, transport.now()));
    const isMissing = entry.missing && decode(entry.missing, response.body).ok;
    throw errorFrom({ ...facts, isGuest: reply.isGuest }, isMissing ? { ...response, status: 404 } : response);
  }
  rejectHtmlPage(reply);
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
