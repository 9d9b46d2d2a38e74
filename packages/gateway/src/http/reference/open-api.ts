import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON Schema in the document. */
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

export interface ResponseObject {
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
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  /** The SDK calls of this operation. */
  readonly 'x-calls': readonly string[];
}

interface Server {
  readonly url: string;
  readonly description: string;
}

type Methods = 'get' | 'post' | 'put' | 'delete';
type PathItem = Readonly<Partial<Record<Methods, Operation>>> & { readonly servers?: readonly Server[] };

/** The part of the contract's OpenAPI document that the reference reads. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

/** The public origins of the systems of this gateway. */
export interface SystemOrigins {
  readonly gateway: string;
  readonly author: string;
  readonly identity: string;
}

/** Reads the SDK's document and replaces its server URLs by those of this gateway. */
export function readOpenApi(origins: SystemOrigins): OpenApi {
  const file = fileURLToPath(import.meta.resolve('@basin/sdk/openapi.json'));
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const here = (server: Server): Server => ({ ...server, url: addressOf(server, origins) });
  const paths = Object.entries(document.paths).map(
    ([path, item]) => [path, item.servers ? { ...item, servers: item.servers.map(here) } : item] as const,
  );
  return { ...document, servers: document.servers.map(here), paths: Object.fromEntries(paths) };
}

function addressOf({ description }: Server, { gateway, author, identity }: SystemOrigins): string {
  if (description === 'The author system') return author;
  return description === 'The identity provider' ? identity : `${gateway}/api`;
}

/** Resolves a reference of the document. */
export function resolve<Value extends object>(document: OpenApi, value: Value | Reference): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const [, kind, name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? [];
  const found = (document.components as unknown as Record<string, Readonly<Record<string, Value>>>)[kind ?? '']?.[name];
  if (!found) throw new RangeError(`The document has no ${value.$ref}.`);
  return found;
}
