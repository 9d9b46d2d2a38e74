import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** An entry of the contract with one mistake. */
export interface Mutant {
  readonly name: string;
  readonly entry: Call;
}

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** Returns the entry with its schemas rebuilt but unchanged, to show that rebuilding alone changes nothing. */
export const rebuilt = (entry: Call): Call => ({
  ...entry,
  ...(entry.query && { query: withChildren(entry.query, rebuiltSchema) as NonNullable<Call['query']> }),
  ...(entry.body && { body: withChildren(entry.body, rebuiltSchema) as NonNullable<Call['body']> }),
});

/**
 * Yields the entry with one mistake at a time: another value, another path, or a key of its query or body renamed or
 * dropped.
 */
export function* mutantsOf(entry: Call): Generator<Mutant> {
  yield* withOtherValue(entry, 'method', ['GET', 'POST', 'PUT', 'DELETE']);
  yield* withOtherValue(entry, 'auth', ['none', 'guest', 'customer', 'basic']);
  yield* withOtherValue(entry, 'system', ['gateway', 'author', 'identity']);
  if (entry.body) yield* withOtherValue({ bodyType: 'json', ...entry }, 'bodyType', ['json', 'form', 'file']);
  yield* withOtherPath(entry);
  for (const part of ['query', 'body'] as const)
    for (const { name, schema } of withOtherKey(entry[part]))
      yield { name: `${part}: ${name}`, entry: { ...entry, [part]: schema } };
}

function* withOtherValue<Fact extends 'method' | 'auth' | 'system' | 'bodyType'>(
  entry: Call,
  fact: Fact,
  words: readonly NonNullable<Call[Fact]>[],
): Generator<Mutant> {
  for (const word of words)
    if (word !== entry[fact]) yield { name: `${fact}: ${word}`, entry: { ...entry, [fact]: word } };
}

function* withOtherPath(entry: Call): Generator<Mutant> {
  const segments = entry.path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (segment === '') continue;
    for (const changed of [segments.with(index, `${segment}x`), segments.toSpliced(index, 1)]) {
      const path = changed.join('/') as Call['path'];
      yield { name: `path: ${path}`, entry: { ...entry, path } };
    }
  }
}

function* withOtherKey(schema: Schema | undefined): Generator<{ name: string; schema: Schema }> {
  if (!schema) return;
  for (const [object, shape] of objectsIn(schema))
    for (const [key, member] of Object.entries(shape)) {
      const { [key]: _, ...rest } = shape;
      const where = `in {${Object.keys(shape).join(', ')}}`;
      const put = (changed: Shape) =>
        replaced(schema, object, object.clone({ ...defOf(object), shape: changed } as never));
      yield { name: `${key} renamed ${where}`, schema: put({ ...rest, [`${key}x`]: member }) };
      yield { name: `${key} dropped ${where}`, schema: put(rest) };
    }
}

/** Returns the object schemas on the wire side of a schema, each once, with its members. */
function objectsIn(schema: Schema): Map<Schema, Shape> {
  const found = new Map<Schema, Shape>();
  const visit = (inner: Schema): Schema => {
    const { shape } = defOf(inner);
    if (shape) found.set(inner, shape);
    return withChildren(inner, visit);
  };
  visit(schema);
  return found;
}

const replaced = (schema: Schema, target: Schema, replacement: Schema): Schema =>
  schema === target ? replacement : withChildren(schema, (child) => replaced(child, target, replacement));

const rebuiltSchema = (schema: Schema): Schema => withChildren(schema, rebuiltSchema);

/**
 * The children of a schema: members, alternatives, elements, the inner type of an optional, the wire side of a codec.
 */
interface Def {
  readonly shape?: Shape;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
}

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

function withChildren(schema: Schema, map: (child: Schema) => Schema): Schema {
  const { shape, options, element, innerType, in: wire } = defOf(schema);
  // a plain union, because a discriminated one requires its discriminator
  if (options) return z.union(options.map(map));
  const children = {
    ...(shape && { shape: Object.fromEntries(Object.entries(shape).map(([key, member]) => [key, map(member)])) }),
    ...(element && { element: map(element) }),
    ...(innerType && { innerType: map(innerType) }),
    ...(wire && { in: map(wire) }),
  };
  return schema.clone({ ...defOf(schema), ...children } as never);
}
