import { isDeepStrictEqual } from 'node:util';
import { contract, createClient, isSdkError, type ClientOptions, type Fetch } from '@basin/sdk';
import { withCookie, type CallCase, type Caller } from '../every-call/index.ts';
import type { Fault, FaultProxy, Leg } from '../fault-proxy/index.ts';

/** Makes one call with its arranged input. */
export type Perform = (call: CallCase, input: unknown, options: ClientOptions) => Promise<unknown>;

/** How a call under a fault ended. Only a typed error and the correct result are acceptable. */
export type Verdict = 'error' | 'correct' | 'wrong' | 'untyped' | 'hangs' | 'twice' | 'storm';

export const isAcceptable = (verdict: Verdict): boolean => verdict === 'error' || verdict === 'correct';

export const performWith: Perform = ({ area, call }, input, options) => {
  const client = createClient(contract, options) as unknown as Record<string, Record<string, CallFunction>>;
  const perform = client[area]?.[call];
  if (!perform) throw new Error(`unknown call ${area}.${call}`);
  return perform(input);
};

type CallFunction = (input: unknown) => Promise<unknown>;

const limits = {
  /** The deadline of a call under a slow fault, and of any other. */
  shortMs: 150,
  longMs: 20_000,
  /** The time after which a call counts as hanging. */
  hangMs: 60_000,
};

interface CallOptions {
  readonly perform?: Perform;
  readonly hangMs?: number;
}

const platformFetch: Fetch = (request) => globalThis.fetch(request);

/** Arranges a call, makes it through the proxy with a fault, and returns how it ended. */
export async function callUnderFault(
  proxy: FaultProxy,
  caller: Caller,
  call: CallCase,
  fault: Fault,
  { perform = performWith, hangMs = limits.hangMs }: CallOptions = {},
): Promise<Verdict> {
  const input = await call.arrange(caller);
  const leg = proxy.openLeg(fault);
  const timeoutMs = fault.isSlow ? limits.shortMs : limits.longMs;
  const ended = await settle(
    perform(call, input, {
      baseURL: leg.baseURL,
      session: caller.session,
      fetch: { identity: withCookie(caller.cookie, platformFetch) },
      timeoutMs: { gateway: timeoutMs, author: timeoutMs, identity: timeoutMs },
      now: caller.gateway.now,
    }),
    hangMs,
  );
  await leg.settled();
  return verdictOn(ended, leg, { call, input, perform });
}

type Ended = { readonly value: unknown } | { readonly error: unknown } | 'hangs';

async function settle(work: Promise<unknown>, hangMs: number): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), hangMs);
  });
  const ended = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return Promise.race([ended, hung]).finally(() => clearTimeout(timer));
}

interface PerformedCall {
  readonly call: CallCase;
  readonly input: unknown;
  readonly perform: Perform;
}

async function verdictOn(ended: Ended, leg: Leg, performed: PerformedCall): Promise<Verdict> {
  const { method, idempotencyKey, repeatable = method === 'GET' } = performed.call.entry;
  const hasKey = idempotencyKey !== undefined && idempotencyKey !== 'given'; // no test gives one
  if (!repeatable && !hasKey && leg.exchanges.length > 1) return 'twice';
  if (leg.requestCount() > 2) return 'storm';
  if (ended === 'hangs') return 'hangs';
  if ('error' in ended) return isSdkError(ended.error) && ended.error.call !== '' ? 'error' : 'untyped';
  return (await isCorrect(ended.value, leg, performed)) ? 'correct' : 'wrong';
}

/** Whether a result equals the system's last response, parsed without a fault. */
async function isCorrect(value: unknown, { exchanges }: Leg, { call, input }: PerformedCall): Promise<boolean> {
  const last = exchanges.at(-1);
  if (!last) return false;
  const { status, headers, body } = last;
  const fetch = () =>
    new Response(status === 204 ? null : new Uint8Array(body), { status, headers: headers.map(([...pair]) => pair) });
  const baseURL = 'http://gateway.test';
  const correct = await performWith(call, input, { baseURL, fetch }).catch(() => undefined); // then no value is correct
  return isDeepStrictEqual(await comparable(value), await comparable(correct));
}

/** Replaces a file by its bytes. */
async function comparable(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('blob' in value)) return value;
  return { ...value, blob: Buffer.from(await (value.blob as Blob).arrayBuffer()) };
}
