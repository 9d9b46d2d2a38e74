import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { listenFailure } from './listen-failure.ts';

const failure = (members: object) => Object.assign(new Error('it failed'), members);

test('a server on an address that this machine does not have says that HOST is wrong', async () => {
  const rejection = () => ({ headers: {}, body: '' });
  const start = listen({ fetch: () => new Response(), host: '192.0.2.1', port: 0, rejection });
  const error: unknown = await start.catch((error: unknown) => error);
  expect(listenFailure(error, 'PORT')).toMatch(/^HOST 192\.0\.2\.1 is not an IP address of this machine: /);
});

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen', port: 80 }, /^port 80 is in use: .+ or set another PORT$/],
  [{ code: 'EADDRINUSE', syscall: 'bind', port: 80 }, /^port 80 is in use: /],
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    /^port 80 is only for privileged users: set PORT to a number from 1024$/,
  ],
])('the failure %j names the port and the setting that changes it', (members, message) => {
  expect(listenFailure(failure(members), 'PORT')).toMatch(message);
});

test('control: an error of another system call is not explained', () => {
  expect(listenFailure(failure({ code: 'EACCES', syscall: 'open' }), 'PORT')).toBeUndefined();
  expect(listenFailure('a string', 'PORT')).toBeUndefined();
});
