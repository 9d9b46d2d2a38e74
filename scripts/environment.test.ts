import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('nothing is set: the shop on 3000, its gateway on 4000, data in .data', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    gatewayPort: 4000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535, not "abc"'],
  [{ PORT: '0' }, 'PORT must be'],
  [{ PORT: '3000.5' }, 'PORT must be'],
  [{ GATEWAY_PORT: '65535' }, 'GATEWAY_PORT must be a port from 1 to 65531'],
  [{ PORT: '4002' }, 'PORT 4002 lies within GATEWAY_PORT 4000'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must look like'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must look like'],
])('a bad value (%o) is refused with a line that says which', (env, message) => {
  expect(() => readEnvironment(env)).toThrow(message);
});
