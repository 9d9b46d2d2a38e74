import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any variable the defaults of the README hold; an empty one is one that is not set', () => {
  const defaults = {
    port: 4000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    shopOrigin: 'http://localhost:3000',
    logLevel: 'info',
    isProduction: false,
  };
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ GATEWAY_PORT: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(defaults);
});

test('what is given is taken', () => {
  const given = { GATEWAY_PORT: '5300', DATABASE_URL: 'postgres://me:secret@db:5432/shop', NODE_ENV: 'production' };
  expect(readEnvironment({ ...given, PUBLIC_ORIGIN: 'https://shop.example/en' })).toMatchObject({
    port: 5300,
    databaseUrl: 'postgres://me:secret@db:5432/shop',
    shopOrigin: 'https://shop.example',
    isProduction: true,
  });
});

test.each([
  ['GATEWAY_PORT', 'http'],
  ['GATEWAY_PORT', '0'],
  ['GATEWAY_PORT', '65533'],
  ['DATABASE_URL', 'mysql://me@db/shop'],
  ['DATABASE_URL', 'shop'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['LOG_LEVEL', 'loud'],
])('a bad %s (%s) is named', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(RangeError);
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});
