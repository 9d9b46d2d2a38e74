import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { contract, documentedErrors, type Call } from '../src/contract/index.ts';
import { fixtureOf } from '../src/testing/fixtures/index.ts';
import { generalError } from '../src/testing/fixtures/error-bodies.ts';
import { wireSchema } from './json-schema.ts';

const ajv = new Ajv2020({ strictTypes: false, strictTuples: false });
const validators = new Map<z.ZodMiniType, ValidateFunction>();

/** Returns a compiled validator; calls share most of their errors, and compiling takes a while. */
function validatorOf(schema: z.ZodMiniType): ValidateFunction {
  const made = validators.get(schema) ?? ajv.compile(wireSchema(schema));
  validators.set(schema, made);
  return made;
}

/** Every schema of the contract, with an example of its input. */
const cases = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, entry]) => {
    const { request, reply, errors } = fixtureOf(area, name);
    const sent = (['params', 'query', 'body'] as const).map(
      (part) => [part, entry[part], request[part] ?? {}] as const,
    );
    const rejected = Object.entries(documentedErrors(entry)).map(
      ([status, schema]) => [status, schema, errors?.[Number(status)] ?? generalError(entry, Number(status))] as const,
    );
    const isFile = entry.bodyType === 'file';
    return [...sent, ['reply', entry.response, reply] as const, ...rejected]
      .filter(([part, schema]) => schema && !(isFile && part === 'body'))
      .map(([part, schema, wire]) => [`${area}.${name} ${part}`, schema as z.ZodMiniType, wire] as const);
  }),
);

/** JSON Schema cannot express that the values and counts of a facet alternate. */
const looser = ['search.listing reply'];

describe.each(cases)('the JSON Schema of %s', (name, schema, wire) => {
  const validate = validatorOf(schema);

  test('the JSON Schema of a contract schema accepts its example', () => {
    validate(wire);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('a JSON Schema accepts and rejects the same values as the contract when a member has another type or is missing', () => {
    for (const mutant of mutantsOf(wire)) {
      const isTaken = z.safeParse(schema, mutant).success;
      if (isTaken || !looser.includes(name)) expect([mutant, validate(mutant)]).toEqual([mutant, isTaken]);
    }
  });
});

test('control: a custom schema without a registered JSON Schema throws an error', () => {
  expect(() => wireSchema(z.object({ planted: z.custom<string>() }))).toThrow('has no JSON Schema');
});

/** Returns copies of a value in which one leaf has another type, or one member is missing. */
function* mutantsOf(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) {
    yield typeof value === 'number' ? 'text' : 7;
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    for (const mutant of mutantsOf(member))
      yield Array.isArray(value) ? value.with(Number(key), mutant) : { ...value, [key]: mutant };
  }
}
