import { contract, type Call } from '@basin/sdk/contract';

/** What is overridden of one call. */
export interface CallOverride {
  /** Waits so long before the call is answered. */
  readonly latencyMs?: number | undefined;
  /** What it is answered with instead: a status, or the name of an error. */
  readonly error?: string | undefined;
}

/** What is overridden for one request. */
export interface Overrides {
  /** By call, such as `cart.update`; `*` is every call that has no entry of its own. */
  readonly calls: ReadonlyMap<string, CallOverride>;
  /** How far the clock is ahead; behind when negative. */
  readonly shiftSeconds: number;
  /** Units at hand, by sku. */
  readonly stock: ReadonlyMap<string, number>;
}

export const noOverrides: Overrides = { calls: new Map(), shiftSeconds: 0, stock: new Map() };

/** The header that carries the overrides, and the cookie that keeps them between pages. */
export const OVERRIDES_HEADER = 'Basin-Overrides';
export const OVERRIDES_COOKIE = 'basin-overrides';

/** Every call of the contract by its name. */
export const namedCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, entry]) =>
      'method' in entry ? [[`${area}.${name}`, entry] as const] : [],
    ),
  ),
);

/** What is overridden of a call. */
export const overridesOf = ({ calls }: Overrides, call: string): CallOverride =>
  calls.get(call) ?? calls.get('*') ?? {};
