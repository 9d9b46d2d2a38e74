import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fixtures } from '../src/testing/fixtures/index.ts';
import { schemaFiles } from './schema-files.ts';

const ajv = new Ajv2020({ strictTypes: false, strictTuples: false });

test('each file is a schema that stands alone', () => {
  const files = schemaFiles();
  expect(files.size).toBeGreaterThan(200);
  for (const [name, schema] of files) {
    expect([name, schema.$schema]).toEqual([name, 'https://json-schema.org/draft/2020-12/schema']);
    ajv.compile(schema);
  }
});

test('a consumer checks a reply and an error response by the file of its call', () => {
  const validate = (file: string, wire: unknown) => ajv.validate(schemaFiles().get(file) ?? {}, wire);
  const { reply, errors } = fixtures.cart.update;
  expect(validate('cart.update.reply.json', reply)).toBe(true);
  expect(validate('cart.update.reply.json', { ...reply, version: '1' })).toBe(false);
  expect(validate('cart.update.409.json', errors?.[409])).toBe(true);
});
