import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON Schema as the document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly additionalProperties?: Schema | boolean;
  readonly [keyword: string]: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Reference>>;
}

export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly 'x-user-text'?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  /** The calls of the SDK that are readings of it. */
  readonly 'x-calls': readonly string[];
}

interface Server {
  readonly url: string;
  readonly description: string;
}

type Methods = 'get' | 'post' | 'put' | 'delete';
type PathItem = Readonly<Partial<Record<Methods, Operation>>> & { readonly servers?: readonly Server[] };

/** The OpenAPI document of the contract, as far as the reference reads it. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

/** Where the systems of this gateway are reached from outside. */
export interface Origins {
  readonly gateway: string;
  readonly author: string;
  readonly identity: string;
}

/** The document of the SDK with the addresses of this gateway in place of the usual ones. */
export function readOpenApi(origins: Origins): OpenApi {
  const file = fileURLToPath(import.meta.resolve('@basin/sdk/openapi.json'));
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const here = (server: Server): Server => ({ ...server, url: addressOf(server, origins) });
  const paths = Object.entries(document.paths).map(
    ([path, item]) => [path, item.servers ? { ...item, servers: item.servers.map(here) } : item] as const,
  );
  return { ...document, servers: document.servers.map(here), paths: Object.fromEntries(paths) };
}

function addressOf({ description }: Server, { gateway, author, identity }: Origins): string {
  if (description === 'The author system') return author;
  return description === 'The identity provider' ? identity : `${gateway}/api`;
}

/** What a reference of the document stands for. */
export function resolve<Value extends object>(document: OpenApi, value: Value | Reference): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const [, kind, name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? [];
  const found = (document.components as unknown as Record<string, Readonly<Record<string, Value>>>)[kind ?? '']?.[name];
  if (!found) throw new RangeError(`The document has no ${value.$ref}.`);
  return found;
}
