import { authorTimeoutMs, gatewayTimeoutMs } from '@basin/domain';
import type { Area, Call, CallInput, CallOutput, Contract, System } from '../contract/call.ts';
import { withSession, type SessionTokens } from '../session/with-session.ts';
import type { DriftPolicy } from './drift.ts';
import { performCall, type Transport } from './perform-call.ts';
import type { GivenParts } from './request.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createSend, type Fetch, type Hooks } from './send.ts';

/** The options of one call, beside the parts of its request. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  /** How long the call may take, retries included, in place of the client's timeout. */
  readonly timeoutMs?: number | undefined;
  /** Sent with this call only. They override the client's headers; those that the contract needs override them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** One value per intent of the user, the same for every retry. Made by the SDK where a call needs one. */
  readonly idempotencyKey?: string | undefined;
}

type CallArguments<Entry extends Call> = CallInput<Entry> & CallOptions;

/** A call as a function of one object: `params`, `query` and `body` as far as the call has them. */
export type CallFunction<Entry extends Call> =
  object extends CallInput<Entry>
    ? (input?: CallArguments<Entry>) => Promise<CallOutput<Entry>>
    : (input: CallArguments<Entry>) => Promise<CallOutput<Entry>>;

export type AreaClient<Calls extends Area> = { readonly [Name in keyof Calls]: CallFunction<Calls[Name]> };

/** The contract's tree as functions of the same names. */
export type Client<Tree extends Contract> = { readonly [Name in keyof Tree]: AreaClient<Tree[Name]> };

export interface ClientOptions {
  /** Where each system answers: scheme, host and, for the gateway, its base path. */
  readonly baseURL: string | Partial<Record<System, string>>;
  /** Answers requests instead of the network: one for all systems, or one for each. */
  readonly fetch?: Fetch | Partial<Record<System, Fetch>> | undefined;
  /** Called around every request. */
  readonly hooks?: Hooks | undefined;
  /** Sent with every request, such as for whom a server asks. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Signs the gateway's calls. */
  readonly session?: SessionTokens | undefined;
  /** How long a call may take with all it does; 10 s for the author system and 25 s for the others unless given. */
  readonly timeoutMs?: Partial<Record<System, number>> | undefined;
  /** What one try may take of that, so that a hanging one leaves time for another; all unless given. */
  readonly attemptTimeoutMs?: Partial<Record<System, number>> | undefined;
  /** For replies that are not as the contract says: `driftPolicy(mode, onDrift)`. They fail unless given. */
  readonly drift?: DriftPolicy | undefined;
  /** Shared by the clients of a process. */
  readonly retryBudget?: RetryBudget | undefined;
  /** Gives a call another path: see `configuredPaths`. */
  readonly pathsOf?: (<Entry extends Call>(entry: Entry) => Entry) | undefined;
  readonly newId?: (() => string) | undefined;
  readonly now?: (() => Date) | undefined;
  /** From 0 to 1: spreads the pauses before a repeat. */
  readonly random?: (() => number) | undefined;
}

const timeouts: Record<System, number> = {
  author: authorTimeoutMs,
  gateway: gatewayTimeoutMs,
  identity: gatewayTimeoutMs,
};

/** The calls of a contract as functions: each request is encoded and checked, each reply checked and decoded. */
export function createClient<const Tree extends Contract>(tree: Tree, options: ClientOptions): Client<Tree> {
  const transports = mapValues(timeouts, (timeoutMs, system) => transportOf(system as System, timeoutMs, options));
  return mapValues(tree, (calls, area) =>
    mapValues(calls, (agreed, name) => {
      const entry = options.pathsOf?.(agreed) ?? agreed;
      const operation = `${area}.${name}`;
      return (input: GivenParts = {}) => performCall(operation, entry, input, transports[entry.system]);
    }),
  ) as Client<Tree>;
}

const mapValues = <Name extends string, Value, Result>(
  record: Readonly<Record<Name, Value>>,
  map: (value: Value, name: string) => Result,
) =>
  Object.fromEntries(Object.entries<Value>(record).map(([name, value]) => [name, map(value, name)])) as Record<
    Name,
    Result
  >;

function transportOf(system: System, timeoutMs: number, options: ClientOptions): Transport {
  const { baseURL, fetch, session } = options;
  const send = createSend(typeof fetch === 'function' ? fetch : fetch?.[system], options.hooks);
  return {
    ...options,
    baseURL: (typeof baseURL === 'string' ? baseURL : baseURL[system])?.replace(/\/$/, ''),
    send,
    signedSend: session && system === 'gateway' ? withSession(session, send) : send,
    timeoutMs: options.timeoutMs?.[system] ?? timeoutMs,
    attemptMs: options.attemptTimeoutMs?.[system],
    retryBudget: options.retryBudget ?? createRetryBudget(),
    newId: options.newId ?? (() => crypto.randomUUID()),
    now: options.now ?? (() => new Date()),
    random: options.random ?? Math.random,
  };
}
