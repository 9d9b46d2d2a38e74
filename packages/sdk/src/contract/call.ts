import type * as z from 'zod/mini';
import type { FileResponse, FileReply } from './file-reply.ts';

export type { FileReply } from './file-reply.ts';

/** The system that handles a call. */
export type System = 'gateway' | 'author' | 'identity';

/** The required caller: anyone, a holder of any bearer token, a signed-in customer, or an editor with a password. */
export type Auth = 'none' | 'guest' | 'customer' | 'basic';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call as data. In each schema `z.input` is the wire type and `z.output` the decoded type: the client encodes
 * requests and decodes responses, the gateway decodes requests and sends responses in their wire shape.
 */
export interface Call {
  /** The number of the call in the wire reference; a call beyond it takes the next free one. */
  readonly number: number;
  /** The key under which the configuration can override the path. @see wire reference §0.8 */
  readonly key?: string;
  readonly system: System;
  readonly method: Method;
  /** Names in braces are `params`; an author path can begin with a parameter that contains slashes. */
  readonly path: `/${string}` | '{pagePath}.model.json';
  readonly auth: Auth;
  readonly params?: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  readonly query?: z.ZodMiniType<object, object>;
  readonly body?: z.ZodMiniType<object | undefined, object | undefined>;
  /** The encoding of the body: JSON by default; `file` sends the raw bytes with their own type. */
  readonly bodyType?: 'json' | 'form' | 'file';
  readonly response?: z.ZodMiniType;
  /** What the client returns: JSON by `response`, a file, or nothing, whether or not the gateway sends a `response`. */
  readonly reply?: 'json' | 'blob' | 'none';
  /** Reads a response that is a file; undefined when it is empty. */
  readonly readFile?: (response: FileResponse) => FileReply | undefined;
  /** The success statuses; the gateway returns the first. 200 by default. */
  readonly status?: readonly [number, ...number[]];
  /** Bodies of the documented error responses of this call, by status. */
  readonly errors?: Readonly<Record<number, z.ZodMiniType>>;
  /** Error codes of this call by status, in addition to those of every call of its system. */
  readonly codes?: Readonly<Record<number, readonly string[]>>;
  /** A body that means a missing resource, whatever its status; the client converts it to a 404. */
  readonly missing?: z.ZodMiniType;
  /**
   * Whether an `Idempotency-Key` with one value per intent is sent. The client generates a `required` or an `optional`
   * one for a caller without one. A `given` one is sent only for a caller with one, as the gateway stores the response.
   */
  readonly idempotencyKey?: 'required' | 'optional' | 'given';
  /** Query members that the gateway also accepts as headers of the same name. */
  readonly headerAlias?: readonly string[];
  /** The number of the call whose route this one shares; only the request and response differ. */
  readonly variantOf?: number;
  /**
   * Whether it can be retried after any failure, because it has no side effects. By default only a GET to the author
   * system.
   */
  readonly repeatable?: boolean;
}

export type Area = Readonly<Record<string, Call>>;
export type Contract = Readonly<Record<string, Area>>;

/** Preserves the literal types of an entry. */
export const call = <Entry extends Call>(entry: Entry): Entry => entry;

/** The members that a response needs for a rule of the domain: all of them, including the optional ones. */
export type Carried<T extends object> = { [K in keyof T]-?: T[K] };

/** A schema with at least the members that a rule of the domain uses, including the optional ones. */
export type Covers<T extends object> =
  z.ZodMiniObject<{ [K in keyof T]-?: z.ZodMiniType<T[K]> }> | z.ZodMiniType<Carried<T>>;

type Part = 'params' | 'query' | 'body';
type Parts<Entry extends Call> = Extract<
  { [P in Part]: Entry[P] extends z.ZodMiniType ? P : never }[Part],
  keyof Entry
>;
type Meaning<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;
type Wire<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type OptionalParts<Entry extends Call> = {
  [P in Parts<Entry>]: object extends Meaning<Entry[P]> ? P : undefined extends Meaning<Entry[P]> ? P : never;
}[Parts<Entry>];

/** The input of a handler: each part of the request, decoded. */
export type CallRequest<Entry extends Call> = { [P in Parts<Entry>]: Meaning<Entry[P]> };

/** The input of a call: the parts of the request; a part with only optional members can be omitted. */
export type CallInput<Entry extends Call> = Omit<CallRequest<Entry>, OptionalParts<Entry>> & {
  [P in OptionalParts<Entry>]?: CallRequest<Entry>[P] | undefined;
};

/** The parts of the request in their wire shape. */
export type WireRequest<Entry extends Call> = { [P in Parts<Entry>]: Wire<Entry[P]> };

/** The result of a call. */
export type CallOutput<Entry extends Call> = Entry extends { reply: 'blob' }
  ? FileReply
  : Entry extends { reply: 'none' }
    ? undefined
    : Meaning<Entry['response']>;

/** The result of a handler: the response in its wire shape. */
export type WireReply<Entry extends Call> = Entry extends { reply: 'blob' }
  ? FileReply
  : Entry extends { response: z.ZodMiniType }
    ? Wire<Entry['response']>
    : undefined;

/** The body of a documented error response in its wire shape. */
export type WireError<Entry extends Call, Status extends keyof NonNullable<Entry['errors']>> = Wire<
  NonNullable<Entry['errors']>[Status]
>;

/** Returns a query as an object: a string for a single value, a list for a repeated name. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys());
  return Object.fromEntries([...names].map((name) => [name, oneOrAll(search.getAll(name))]));
}

const oneOrAll = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? '') : values);
