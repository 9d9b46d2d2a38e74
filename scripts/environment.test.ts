import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without settings the shop listens on 3000 and its gateway on 4000, with data in .data', () => {
  expect(readEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    gatewayPort: 4000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535, not "abc"'],
  [{ HOST: 'shop.example' }, 'HOST must be an IP address to listen on, such as 0.0.0.0, not "shop.example"'],
  [{ PORT: '0' }, 'PORT must be'],
  [{ PORT: '3000.5' }, 'PORT must be'],
  [{ GATEWAY_PORT: '65535' }, 'GATEWAY_PORT must be a port from 1 to 65531'],
  [{ PORT: '4002' }, 'PORT 4002 conflicts with the gateway, which uses GATEWAY_PORT 4000'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must look like'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must look like'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters, but has 5'],
])('an invalid value (%o) is rejected with a message that names the variable', (env, message) => {
  expect(() => readEnvironment(env)).toThrow(message);
});
