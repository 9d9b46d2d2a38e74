import { contract, type Call } from '@basin/sdk/contract';

/** The override of a call. */
export interface CallOverride {
  /** The delay before the response. */
  readonly latencyMs?: number | undefined;
  /** The error to respond with: a status, or the name of an error. */
  readonly error?: string | undefined;
}

/** The overrides of a request. */
export interface Overrides {
  /** By call name, such as `cart.update`; `*` applies to every call without its own entry. */
  readonly calls: ReadonlyMap<string, CallOverride>;
  /** How far the clock is ahead; negative when it is behind. */
  readonly shiftSeconds: number;
  /** Available units by sku. */
  readonly stock: ReadonlyMap<string, number>;
}

export const noOverrides: Overrides = { calls: new Map(), shiftSeconds: 0, stock: new Map() };

/** The request header of the overrides, and the cookie that stores them. */
export const overridesHeader = 'Basin-Overrides';
export const overridesCookie = 'basin-overrides';

/** Every call of the contract, by name. */
export const namedCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, entry]) =>
      'method' in entry ? [[`${area}.${name}`, entry] as const] : [],
    ),
  ),
);

/** Returns the override of a call; empty for none. */
export const overridesOf = ({ calls }: Overrides, call: string): CallOverride =>
  calls.get(call) ?? calls.get('*') ?? {};
