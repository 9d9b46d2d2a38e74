import type * as z from 'zod/mini';
import type { FileAnswer, FileReply } from './file-reply.ts';

export type { FileReply } from './file-reply.ts';

/** Whose system answers. */
export type System = 'gateway' | 'author' | 'identity';

/**
 * Who may call: anyone, a holder of any bearer token, a signed-in customer, or an editor with a password.
 */
export type Auth = 'none' | 'guest' | 'customer' | 'basic';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call as data. In each schema `z.input` is what travels on the wire and `z.output` what it means: the client
 * encodes requests and decodes replies, the gateway decodes requests and sends replies in their wire shape.
 */
export interface Call {
  /** The number of the call in the wire reference. */
  readonly number: number;
  /** The key under which the configuration may give the call another path. @see wire reference §0.8 */
  readonly key?: string;
  readonly system: System;
  readonly method: Method;
  /** Names in braces are `params`; an author path may begin with one that holds slashes. */
  readonly path: `/${string}` | '{pagePath}.model.json';
  readonly auth: Auth;
  readonly params?: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  readonly query?: z.ZodMiniType<object, object>;
  readonly body?: z.ZodMiniType<object | undefined, object | undefined>;
  /** How the body travels: JSON unless said otherwise; `file` is the raw bytes under their own type. */
  readonly bodyType?: 'json' | 'form' | 'file';
  readonly response?: z.ZodMiniType;
  /** What the caller gets: JSON by `response`, a file, or nothing, whether or not the gateway sends a `response`. */
  readonly reply?: 'json' | 'blob' | 'none';
  /** Reads a reply that is a file; undefined when it is empty. */
  readonly readFile?: (answer: FileAnswer) => FileReply | undefined;
  /** Statuses that mean success; the gateway answers with the first. Default 200. */
  readonly status?: readonly [number, ...number[]];
  /** Bodies of the error responses that this call promises, by status. */
  readonly errors?: Readonly<Record<number, z.ZodMiniType>>;
  /** Error codes of this call by status, besides those that any call of its system may have. */
  readonly codes?: Readonly<Record<number, readonly string[]>>;
  /** A body that says "there is none" whatever its status; the caller sees it as a 404. */
  readonly missing?: z.ZodMiniType;
  /** Whether one value per intent travels as `Idempotency-Key`. */
  readonly idempotencyKey?: 'required' | 'optional';
  /** Query members that the gateway also takes from a header of the same name. */
  readonly headerAlias?: readonly string[];
  /** The number of the call that answers this one: the same route, asked and read in another way. */
  readonly readingOf?: number;
  /** May be sent again after a failure without asking: it changes nothing. Default: a GET to the author system. */
  readonly repeatable?: boolean;
}

export type Area = Readonly<Record<string, Call>>;
export type Contract = Readonly<Record<string, Area>>;

/** Keeps the literal types of an entry. */
export const call = <Entry extends Call>(entry: Entry): Entry => entry;

/** What a reply must have for a rule to read it: each member, the optional ones too. */
export type Carried<T extends object> = { [K in keyof T]-?: T[K] };

/** A schema that carries at least the fields that a rule reads, the optional ones too. */
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

/** What a handler gets: each part of the request, decoded. */
export type CallRequest<Entry extends Call> = { [P in Parts<Entry>]: Meaning<Entry[P]> };

/** What a caller gives: the parts of the request; one whose members are all optional may be left out. */
export type CallInput<Entry extends Call> = Omit<CallRequest<Entry>, OptionalParts<Entry>> & {
  [P in OptionalParts<Entry>]?: CallRequest<Entry>[P] | undefined;
};

/** The parts of the request as they travel. */
export type WireRequest<Entry extends Call> = { [P in Parts<Entry>]: Wire<Entry[P]> };

/** What a caller gets. */
export type CallOutput<Entry extends Call> = Entry extends { reply: 'blob' }
  ? FileReply
  : Entry extends { reply: 'none' }
    ? undefined
    : Meaning<Entry['response']>;

/** What a handler returns: the reply in its wire shape. */
export type WireReply<Entry extends Call> = Entry extends { reply: 'blob' }
  ? FileReply
  : Entry extends { response: z.ZodMiniType }
    ? Wire<Entry['response']>
    : undefined;

/** The body of a promised error response in its wire shape. */
export type WireError<Entry extends Call, Status extends keyof NonNullable<Entry['errors']>> = Wire<
  NonNullable<Entry['errors']>[Status]
>;

/** Query text as an object: one value is text, a repeated name a list. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys());
  return Object.fromEntries([...names].map((name) => [name, oneOrAll(search.getAll(name))]));
}

const oneOrAll = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? '') : values);
