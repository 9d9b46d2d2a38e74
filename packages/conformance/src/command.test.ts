import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const run = promisify(execFile);
const command = (...args: string[]) =>
  run(process.execPath, ['--conditions=@basin/source', join(import.meta.dirname, 'command.ts'), ...args]);

describe('the command', () => {
  // a server without any call, which returns 404 as HTML for every path
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>No</h1>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('the command prints a table of area, call, check and reason, and exits with 1 when a check fails', async () => {
    const failed = command('--gateway', url, '--only', 'session,content');
    await expect(failed).rejects.toMatchObject({ code: 1 });
    const { stdout } = await failed.catch((error: unknown) => error as { stdout: string });
    expect(stdout).toMatch(/^fail {2}session +session.createGuestToken +the call is implemented$/m);
    expect(stdout).toMatch(/└ \w+ \/\S+ returned 404$/m);
    expect(stdout.match(/session\.createGuestToken +/g)).toHaveLength(1);
    expect(stdout).toMatch(/^0 of \d+ calls are implemented; start with session\.$/m);
    expect(stdout).toContain('No check passed: if the gateway has calls, they may be below another path');
    expect(stdout).toMatch(/└ no author system was given \(--author\)$/m);
    expect(stdout).toContain('The gateway does not conform.');
  });

  test('--help prints the usage', async () => {
    expect((await command('--help')).stdout).toMatch(/^basin-conformance --gateway URL/);
  });

  test('--json prints the report as JSON', async () => {
    const { stdout } = await command('--gateway', url, '--only', 'config', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      conforms: true,
      results: [{ area: 'config', result: 'skip' }, {}, {}, {}],
    });
  });

  test('--junit prints JUnit XML, whose texts are escaped', async () => {
    const failed = command('--gateway', url, '--only', 'session', '--junit');
    const { stdout } = await failed.catch((error: unknown) => error as { stdout: string });
    expect(stdout).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="conformance">\n<testsuite name="session" tests="\d" failures="\d" skipped="0">/,
    );
    expect(stdout).toMatch(
      /<testcase classname="session.createGuestToken" name="the call is implemented"><failure message="[^"]+"><\/failure><\/testcase>/,
    );
  });

  test('the command exits with 2 and one line when the gateway does not respond, and with the usage for invalid arguments', async () => {
    await expect(command('--gateway', 'http://127.0.0.1:1')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not respond: .+\n$/) as string,
    });
    await expect(command('--only', 'cart')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--gateway is missing\n\nbasin-conformance --gateway URL') as string,
    });
  });
});

describe('arguments and environment', () => {
  const gateway = ['--gateway', 'http://127.0.0.1:4000'];

  test('arguments and environment become the settings of a visit', () => {
    const env = { CONFORMANCE_EMAIL: 'a@example.com', CONFORMANCE_PASSWORD: 'p', CONFORMANCE_CARD_TOKENS: 'one,two' };
    const args = [...gateway, '--identity', 'http://127.0.0.1:4002', '--no-orders', '--only', 'cart, merge'];
    expect(readCommand(args, env)).toMatchObject({
      format: 'table',
      options: {
        gatewayUrl: 'http://127.0.0.1:4000',
        identityUrl: 'http://127.0.0.1:4002',
        account: { email: 'a@example.com', password: 'p' },
        cardTokens: ['one', 'two'],
        placesOrders: false,
        only: ['cart', 'merge'],
      },
    });
  });

  test.each([
    [['--gateway', 'ftp://x'], '--gateway must be an http URL, not "ftp://x"'],
    [[...gateway, '--only', 'carts'], 'unknown area "carts"'],
    [[...gateway, '--brnad', 'x'], "Unknown option '--brnad'"],
    [[...gateway, '--json', '--junit'], '--json and --junit exclude each other'],
  ])('the arguments %j are rejected', (args, message) => {
    expect(() => readCommand(args, {})).toThrow(message);
  });

  test.each(['CONFORMANCE_EMAIL', 'CONFORMANCE_PASSWORD'])('a test account with only %s is rejected', (name) => {
    expect(() => readCommand(gateway, { [name]: 'a@example.com' })).toThrow('need each other');
  });
});
