import { isDeepStrictEqual } from 'node:util';
import { contract, createClient, isSdkError, type ClientOptions, type Fetch } from '@basin/sdk';
import { withCookie, type MadeCall, type Person } from '../every-call/index.ts';
import type { Fault, FaultProxy, Way } from '../fault-proxy/index.ts';

/** Makes one call with what was arranged for it. */
export type Perform = (call: MadeCall, input: unknown, options: ClientOptions) => Promise<unknown>;

/** How a call under a fault ended: well with a typed error or the right result, else not. */
export type Verdict = 'error' | 'right' | 'wrong' | 'untyped' | 'hangs' | 'twice' | 'storm';

export const endsWell = (verdict: Verdict): boolean => verdict === 'error' || verdict === 'right';

export const performWith: Perform = ({ area, call }, input, options) => {
  const client = createClient(contract, options) as unknown as Record<string, Record<string, CallFunction>>;
  const perform = client[area]?.[call];
  if (!perform) throw new Error(`there is no ${area}.${call}`);
  return perform(input);
};

type CallFunction = (input: unknown) => Promise<unknown>;

const patience = {
  /** The deadline of a call whose fault makes it late, and of any other. */
  shortMs: 150,
  longMs: 20_000,
  /** After so long nobody waits any more. */
  hangMs: 60_000,
};

/** How a call is made. */
interface Manner {
  readonly perform?: Perform;
  readonly hangMs?: number;
}

const platformFetch: Fetch = (request) => globalThis.fetch(request);

/** Arranges a call, makes it through the proxy with a fault on its way, and says how it ended. */
export async function callUnderFault(
  proxy: FaultProxy,
  person: Person,
  call: MadeCall,
  fault: Fault,
  { perform = performWith, hangMs = patience.hangMs }: Manner = {},
): Promise<Verdict> {
  const input = await call.arrange(person);
  const way = proxy.wayWith(fault);
  const timeoutMs = fault.isSlow ? patience.shortMs : patience.longMs;
  const ended = await settle(
    perform(call, input, {
      baseURL: way.baseURL,
      session: person.session,
      fetch: { identity: withCookie(person.cookie, platformFetch) },
      timeoutMs: { gateway: timeoutMs, author: timeoutMs, identity: timeoutMs },
      now: person.gateway.now,
    }),
    hangMs,
  );
  await way.settled();
  return verdictOn(ended, way, { call, input, perform });
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

interface Made {
  readonly call: MadeCall;
  readonly input: unknown;
  readonly perform: Perform;
}

async function verdictOn(ended: Ended, way: Way, made: Made): Promise<Verdict> {
  const { method, idempotencyKey, repeatable = method === 'GET' } = made.call.entry;
  if (!repeatable && !idempotencyKey && way.exchanges.length > 1) return 'twice';
  if (way.asked() > 2) return 'storm';
  if (ended === 'hangs') return 'hangs';
  if ('error' in ended) return isSdkError(ended.error) && ended.error.call !== '' ? 'error' : 'untyped';
  return (await isRight(ended.value, way, made)) ? 'right' : 'wrong';
}

/** Whether a result is what the system answered last, read without a fault. */
async function isRight(value: unknown, { exchanges }: Way, { call, input }: Made): Promise<boolean> {
  const last = exchanges.at(-1);
  if (!last) return false;
  const { status, headers, body } = last;
  const fetch = () =>
    new Response(status === 204 ? null : new Uint8Array(body), { status, headers: headers.map(([...pair]) => pair) });
  const baseURL = 'http://gateway.test';
  const right = await performWith(call, input, { baseURL, fetch }).catch(() => undefined); // no value is right then
  return isDeepStrictEqual(await comparable(value), await comparable(right));
}

/** A file by its bytes. */
async function comparable(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('blob' in value)) return value;
  return { ...value, blob: Buffer.from(await (value.blob as Blob).arrayBuffer()) };
}
