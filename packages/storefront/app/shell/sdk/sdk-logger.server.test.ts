import { Writable } from 'node:stream';
import { createAccount, createCalls, withSignal } from '@basin/sdk';
import pino from 'pino';
import { expect, test } from 'vitest';
import { sdkLogger } from './sdk-logger.server.ts';

interface Line {
  readonly level: number;
  readonly err?: { readonly type: string };
}

/** Returns the log lines written while a customer's profile is fetched. */
async function linesOfProfile(signal: AbortSignal): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()) as Line);
      done();
    },
  });
  const sdk = createCalls({
    gatewayUrl: 'http://127.0.0.1',
    fetch: () => Promise.resolve(new Response(null, { status: 418 })),
  });
  await sdk.session.signIn({ access_token: 'x.e30.x' });
  await createAccount(withSignal(sdk, signal), { logger: sdkLogger(pino(stream)) }).profile();
  return lines;
}

test('an aborted call is logged as one info line without a stack', async () => {
  const lines = await linesOfProfile(AbortSignal.abort());
  expect(lines.map(({ level, err }) => [level, err])).toEqual([[30, undefined]]);
});

test('a failed call is logged as an error with its reason', async () => {
  const lines = await linesOfProfile(new AbortController().signal);
  expect(lines.map(({ level, err }) => [level, err?.type])).toEqual([[50, 'HttpError']]);
});
