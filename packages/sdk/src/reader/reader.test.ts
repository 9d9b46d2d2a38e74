import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract, type Call } from '../contract/index.ts';
import * as reader from './index.ts';

// the same contract twice: as a server reads it, and as a browser does
vi.doMock('#zod', () => reader);
vi.doMock('#compile', () => import('../client/compile.browser.ts'));
vi.resetModules();
const { contract: inBrowser } = await import('../contract/index.ts');

type Entry = Pick<Call, 'params' | 'query' | 'body' | 'response' | 'missing' | 'errors'>;

const schemasOf = ({ params, query, body, response, missing, errors }: Entry): Record<string, unknown> => ({
  ...{ params, query, body, response, missing },
  ...errors,
});

const pairs = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Entry>).flatMap(([name, entry]) => {
    const other = schemasOf((inBrowser as Record<string, Record<string, Entry>>)[area]?.[name] ?? {});
    return Object.entries(schemasOf(entry)).flatMap(([part, schema]) =>
      schema ? [[`${area}.${name} ${part}`, schema as z.ZodMiniType, other[part] as never] as const] : [],
    );
  }),
);

test('the browser has its own schema for each of the server', () => {
  expect(pairs.length).toBeGreaterThan(200);
  for (const [, server, browser] of pairs) {
    expect(server).toBeInstanceOf(z.ZodMiniType);
    expect(browser).not.toBeInstanceOf(z.ZodMiniType);
  }
});

test.each(pairs)('%s is read and written alike', (_, server, browser) => {
  fc.assert(
    fc.property(wireOf(server), (wire) => {
      const read = verdict(() => z.safeParse(server, wire));
      expect(verdict(() => reader.safeParse(browser, wire))).toEqual(read);
      for (const meaning of [wire, read.data])
        expect(verdict(() => reader.safeEncode(browser, meaning))).toEqual(
          verdict(() => z.safeEncode(server, meaning)),
        );
    }),
    { numRuns: 60 },
  );
});

test('every kind of schema is made up right often enough to be read: the control', () => {
  const readable = pairs.filter(([, server]) =>
    fc
      .sample(wireOf(server), { numRuns: 200, seed: 1 })
      .some((wire) => verdict(() => z.safeParse(server, wire)).success),
  );
  expect(readable.length / pairs.length).toBeGreaterThan(0.8);
});

interface Outcome {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?:
    { readonly issues: readonly { code?: string | undefined; path: readonly PropertyKey[] }[] } | undefined;
}

/** What a caller sees of a reading; a meaning that cannot be written says so by throwing. */
function verdict(read: () => Outcome) {
  try {
    const { success, data, error } = read();
    return { success, data, issues: error?.issues.map(({ code, path }) => `${path.join('.')} ${code}`) };
  } catch {
    return { success: false, data: undefined, issues: ['thrown'] };
  }
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' a ', 0, -1, 1.5, NaN, 2 ** 60, true, [], [1], {}, { '': 1 }),
  fc.constantFrom<unknown>('[]', '{"a":1}', 'a,b', 'Pat@Example.org', '12', '2.5', '2030-01-01', '𝒳'.repeat(20)),
  fc.jsonValue({ maxDepth: 2 }),
);

type Def = Record<string, unknown> & { type: string };

/** Wires for a schema: mostly right, here and there not. */
function wireOf(schema: z.ZodMiniType, depth = 0): fc.Arbitrary<unknown> {
  const right = depth > 9 ? fc.constant(undefined) : rightFor(schema.def as unknown as Def, depth + 1);
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: junk });
}

function rightFor(def: Def, depth: number): fc.Arbitrary<unknown> {
  const of = (key: string) => wireOf(def[key] as z.ZodMiniType, depth);
  const all = (key: string) => (def[key] as z.ZodMiniType[]).map((inner) => wireOf(inner, depth));
  switch (def.type) {
    case 'string':
      return texts;
    case 'number':
      return fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 60 }) }, { weight: 1, arbitrary: fc.double() });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case 'object':
      return objects(def.shape as Record<string, z.ZodMiniType>, depth);
    case 'array':
      return fc.array(of('element'), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...all('items'));
    case 'record':
      return fc.dictionary(of('keyType') as fc.Arbitrary<string>, of('valueType'), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...all('options'));
    case 'intersection':
      return fc.tuple(of('left'), of('right')).map((sides) => ({ ...(sides[0] as object), ...(sides[1] as object) }));
    case 'pipe':
      return of('in');
    case 'lazy':
      return wireOf((def.getter as () => z.ZodMiniType)(), depth);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return fc.oneof(
        { weight: 2, arbitrary: of('innerType') },
        { weight: 1, arbitrary: fc.constantFrom(undefined, null) },
      );
    default:
      return junk;
  }
}

const texts = fc.oneof(
  fc.constantFrom(
    'US',
    'USD',
    'true',
    'en',
    'a',
    '10',
    'Pat@Example.org',
    '90210',
    '2030-01-01',
    ' padded ',
    'name asc',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** An object with its members, of which some are missing, and at times one that nobody knows. */
const objects = (shape: Record<string, z.ZodMiniType>, depth: number) =>
  fc
    .record({
      members: fc.record(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, wireOf(inner, depth)]))),
      absent: fc.subarray(Object.keys(shape).filter((key) => z.safeParse(shape[key] ?? z.never(), undefined).success)),
      unknown: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant({ other: 1 }) }),
    })
    .map(({ members, absent, unknown }) => ({
      ...Object.fromEntries(Object.entries(members).filter(([key]) => !absent.includes(key))),
      ...unknown,
    }));
