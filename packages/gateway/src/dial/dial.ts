import { contract, type Call } from '@basin/sdk/contract';

/** What a dial does to one call. */
export interface CallDial {
  /** Waits so long before the call is answered. */
  readonly latencyMs?: number | undefined;
  /** What it is answered with instead: a status, or the name of an error. */
  readonly error?: string | undefined;
}

/** How the gateway is dialled for one request. */
export interface Dial {
  /** By call, such as `cart.update`; `*` is every call that has no entry of its own. */
  readonly calls: ReadonlyMap<string, CallDial>;
  /** How far the clock is ahead; behind when negative. */
  readonly shiftSeconds: number;
  /** Units at hand, by sku. */
  readonly stock: ReadonlyMap<string, number>;
}

export const noDial: Dial = { calls: new Map(), shiftSeconds: 0, stock: new Map() };

/** The header that carries a dial, and the cookie that keeps one between pages. */
export const DIAL_HEADER = 'Basin-Dial';
export const DIAL_COOKIE = 'basin-dial';

/** Every call of the contract by its name. */
export const namedCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, entry]) =>
      'method' in entry ? [[`${area}.${name}`, entry] as const] : [],
    ),
  ),
);

/** What a dial does to a call. */
export const dialOf = ({ calls }: Dial, call: string): CallDial => calls.get(call) ?? calls.get('*') ?? {};
