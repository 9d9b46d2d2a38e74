import fc from 'fast-check';
import type * as z from 'zod/v4/core';

/** Ids and other texts that exist in the gateway under test, so that requests get past the first validation. */
export type KnownTexts = readonly [string, ...string[]];

/** Values that no caller should send. */
export const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '',
    ' ',
    "' or 1=1 --",
    '${7*7}',
    '../../etc/passwd',
    '%00',
    '<script>',
    '{!xmlparser v=1}',
  ],
  ...[
    'x'.repeat(5_000),
    '9'.repeat(400),
    '‮𝕬\u0301',
    '__proto__',
    'constructor',
    '[object Object]',
    '-1',
    '1e999',
    'NaN',
  ],
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, 2 ** 31, Number.MAX_SAFE_INTEGER, 5e-324],
  ...[[], {}, [[[[[[]]]]]], [null], { a: { b: {} } }, JSON.parse('{"__proto__":{"polluted":true}}')],
  ...[Array.from({ length: 300 }, () => 'x'), nested(40), nested(300)],
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

type Def = z.$ZodTypes['_zod']['def'];

/** Generates values that a schema accepts, in wire form, before decoding. */
export function arbitraryOf(schema: z.$ZodType, known: KnownTexts): fc.Arbitrary<unknown> {
  const def = (schema as z.$ZodTypes)._zod.def;
  const of = (inner: z.$ZodType) => arbitraryOf(inner, known);
  switch (def.type) {
    case 'string':
      return textOf(def, known);
    case 'number':
      return numberOf(def);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'object':
      return objectOf(def, of);
    case 'record':
      return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { maxKeys: 3 });
    case 'array':
      return fc.array(of(def.element), lengthsOf(def, 3));
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'intersection':
      return fc.tuple(of(def.left), of(def.right)).map(([left, right]) => Object.assign({}, left, right) as unknown);
    case 'tuple':
      return fc.tuple(...def.items.map(of));
    case 'pipe':
      return of(def.in);
    case 'lazy':
      return of(def.getter());
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(of(def.innerType), { nil: undefined, freq: 2 });
    case 'nullable':
      return fc.option(of(def.innerType), { freq: 4 });
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return of(def.innerType);
    default:
      return hostile;
  }
}

function objectOf({ shape }: z.$ZodObjectDef, of: (inner: z.$ZodType) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, of(member)]));
  return fc.record(members).map(withoutUndefined);
}

const withoutUndefined = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

function textOf(def: Def, known: KnownTexts): fc.Arbitrary<string> {
  const patterns = checksOf(def).flatMap((check) =>
    'pattern' in check && check.pattern instanceof RegExp ? [check.pattern] : [],
  );
  const { minLength, maxLength } = lengthsOf(def, 64);
  const [pattern] = patterns;
  const matching = fc.constantFrom(...known).filter((text) => patterns.every((each) => each.test(text)));
  const hasMatching = known.some((text) => patterns.every((each) => each.test(text)));
  const random = pattern ? fc.stringMatching(unanchored(pattern)) : fc.string({ unit: 'binary', minLength, maxLength });
  return hasMatching ? fc.oneof({ weight: 3, arbitrary: matching }, { weight: 1, arbitrary: random }) : random;
}

/** fast-check does not support property escapes and lookarounds: for those patterns the generated text may not match. */
function unanchored(pattern: RegExp): RegExp {
  const isUnsupported = /\\p\{|\(\?[=!<]/.test(pattern.source);
  return isUnsupported ? /^[A-Za-z0-9 .@-]{1,20}$/ : new RegExp(pattern.source);
}

function numberOf(def: Def): fc.Arbitrary<number> {
  const isWhole = checksOf(def).some((check) => check.check === 'number_format') || 'format' in def;
  const bound = (name: string) =>
    checksOf(def).flatMap((check) => (check.check === name && 'value' in check ? [Number(check.value)] : []))[0];
  const [min = -10, max = 10_000] = [bound('greater_than'), bound('less_than')];
  return isWhole ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) : fc.double({ min, max, noNaN: true });
}

interface AnyCheck {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const checksOf = (def: Def): AnyCheck[] =>
  (def.checks ?? []).map((each) => each._zod.def as unknown as AnyCheck).concat('check' in def ? [def] : []);

function lengthsOf(def: Def, defaultMax: number): { minLength: number; maxLength: number } {
  const minLength = Math.max(0, ...checksOf(def).map(({ minimum = 0 }) => minimum));
  const most = Math.min(...checksOf(def).map(({ maximum = Infinity }) => maximum), Infinity);
  return { minLength, maxLength: Math.max(minLength, Math.min(defaultMax, most)) };
}
