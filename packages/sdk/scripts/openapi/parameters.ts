import * as z from 'zod/mini';
import type { Call } from '../../src/contract/index.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { Components, ComponentReference } from './components.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

type Values = Readonly<Partial<Record<'params' | 'query', unknown>>>;

/** Returns the parameters of a call: members of its path and query, and its headers. */
export function parametersOf(
  entry: Call,
  examples: Values,
  components: Components,
): (Parameter | ComponentReference)[] {
  const inPath = membersOf(entry.params, examples.params, components);
  const inQuery = membersOf(entry.query, examples.query, components);
  return [
    ...inPath.map((member): Parameter => ({ ...member, in: 'path', required: true, ...wholePath(entry, member) })),
    ...inQuery.map((member): Parameter => ({ ...member, in: 'query', ...headerAliasOf(entry, member.name) })),
    ...keyOf(entry),
    ...(entry.system === 'gateway' ? [{ $ref: '#/components/parameters/requestId' }] : []),
  ];
}

function keyOf({ idempotencyKey }: Call): ComponentReference[] {
  if (idempotencyKey === undefined) return [];
  const name = idempotencyKey === 'required' ? 'requiredIdempotencyKey' : 'optionalIdempotencyKey';
  return [{ $ref: `#/components/parameters/${name}` }];
}

type Member = Omit<Parameter, 'in'>;

function membersOf(schema: z.ZodMiniType | undefined, examples: unknown, components: Components): Member[] {
  const values = (examples ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(shapeOf(schema)).map(([name, member]) => ({
    name,
    required: !z.safeParse(member, undefined).success,
    schema: parameterSchema(member, components),
    ...(values[name] !== undefined && { example: valueOf(member, values[name]) }),
  }));
}

/** Returns the members of a part in their wire shape. */
function shapeOf(schema: z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> {
  if (!schema) return {};
  if (schema instanceof z.ZodMiniPipe) return shapeOf(schema.def.in as z.ZodMiniType);
  return (schema as z.ZodMiniObject).def.shape as Record<string, z.ZodMiniType>;
}

const innerOf = (member: z.ZodMiniType): z.ZodMiniType =>
  member instanceof z.ZodMiniOptional ? innerOf(member.def.innerType as z.ZodMiniType) : member;

/** Whether to document the decoded type: in a URL a number is written as digits, and a list can be a single value. */
function isDocumentedDecoded(schema: z.ZodMiniType): schema is z.ZodMiniCodec {
  if (!(schema instanceof z.ZodMiniCodec)) return false;
  const { in: wire, out: meaning } = schema.def;
  return wire instanceof z.ZodMiniUnion || meaning instanceof z.ZodMiniNumber || meaning instanceof z.ZodMiniBoolean;
}

function parameterSchema(member: z.ZodMiniType, components: Components): JsonSchema {
  const inner = innerOf(member);
  return components.add(isDocumentedDecoded(inner) ? (inner.def.out as z.ZodMiniType) : inner);
}

function valueOf(member: z.ZodMiniType, wire: unknown): unknown {
  const inner = innerOf(member);
  return isDocumentedDecoded(inner) ? z.decode(inner, wire) : wire;
}

/** Documents a path parameter that is a whole path: its first slash is part of the document's path. */
const wholePath = ({ path }: Call, { example }: Member): Partial<Parameter> =>
  path.startsWith('{')
    ? { description: 'The path of a page, without its first slash.', example: String(example).slice(1) }
    : {};

const headerAliasOf = ({ headerAlias = [] }: Call, name: string): Partial<Parameter> =>
  headerAlias.includes(name)
    ? { required: false, description: 'Can be sent as a header of the same name instead.' }
    : {};
