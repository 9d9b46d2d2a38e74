import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const command = fileURLToPath(new URL('../../conformance/src/command.ts', import.meta.url));

/** Returns the URL of a system, which listens on a port after the gateway's. */
const system = (offset: number): string => {
  const url = new URL(inject('gatewayOrigin'));
  url.port = String(Number(url.port) + offset);
  return url.origin;
};

test('the gateway of npm start passes the conformance checks on its real ports with its whole catalogue', async () => {
  const addresses = [
    '--gateway',
    `${system(0)}/api`,
    '--author',
    system(1),
    '--identity',
    system(2),
    '--card-frame',
    system(4),
  ];
  const args = [...addresses, '--redirect-uri', `${inject('shopOrigin')}/login/callback`, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@basin/source', command, ...args], {
    maxBuffer: 2 ** 24,
  }).catch((error: unknown) => error as { stdout: string });
  const { results } = JSON.parse(stdout) as { results: { area: string; result: string }[] };
  expect(results.filter(({ result }) => result !== 'pass')).toEqual([]);
  expect(results.length).toBeGreaterThan(200);
});
