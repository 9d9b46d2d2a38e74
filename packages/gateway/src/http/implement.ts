import type { Area, Call, CallRequest, WireReply } from '@basin/sdk/contract';
import type { Logger } from './log.ts';
import type { CustomerPrincipal, Principal } from './principal.ts';
import type { Db } from '../database/database.ts';

/** The services available to every handler. */
export interface HandlerContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  readonly request: Request;
  /** The caller's IP address; undefined within this process, and for a trusted proxy without a forwarded address. */
  readonly callerAddress: string | undefined;
}

/** A reply with its own status or headers. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, options: { status?: number; headers?: Readonly<Record<string, string>> } = {}) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

type Caller<Entry extends Call> = Entry extends { auth: 'guest' }
  ? { readonly principal: Principal }
  : Entry extends { auth: 'customer' }
    ? { readonly principal: CustomerPrincipal }
    : object;

type IntentKey<Entry extends Call> = Entry extends { idempotencyKey: 'required' }
  ? { readonly idempotencyKey: string }
  : Entry extends { idempotencyKey: 'optional' | 'given' }
    ? { readonly idempotencyKey: string | undefined }
    : object;

/** The input of a handler: the decoded request, the caller and the services. */
type HandlerRequest<Entry extends Call> = HandlerContext & CallRequest<Entry> & Caller<Entry> & IntentKey<Entry>;

type Returned<Entry extends Call> = WireReply<Entry> | Reply<WireReply<Entry>>;

/** Handles one call of the contract. */
type Handler<Entry extends Call> = (request: HandlerRequest<Entry>) => Returned<Entry> | Promise<Returned<Entry>>;

/** One handler for each call of an area; another reading of a call uses the handler of that call. */
export type Handlers<Calls extends Area> = {
  readonly [Name in keyof Calls as Calls[Name] extends { variantOf: number } ? never : Name]: Handler<Calls[Name]>;
};

/** A handler whose call is not known at compile time. */
type AnyHandler = (request: HandlerContext & Record<string, unknown>) => unknown;

/** A call and its handler. */
export interface ImplementedCall {
  readonly entry: Call;
  readonly handler: AnyHandler;
}

/**
 * Pairs the calls of an area with their handlers, in the order of the contract.
 *
 * A missing handler, or one whose reply does not match the wire format of its call, does not compile.
 */
export function implement<const Calls extends Area>(calls: Calls, handlers: Handlers<Calls>): ImplementedCall[] {
  const byName = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  return Object.entries(calls).flatMap(([name, entry]) => {
    const handler = byName[name];
    return handler ? [{ entry, handler: handler.bind(handlers) }] : [];
  });
}
