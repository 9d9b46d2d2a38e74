import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { findFreePorts } from '../../../scripts/ports.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the documented command with the URLs of this test's gateway. */
async function documentedCommand(): Promise<string> {
  const page = await readFile(`${repository}docs/own-gateway.md`, 'utf8');
  const [, command = ''] = /## The shop\n.*?```sh\n(.*?)```/s.exec(page) ?? [];
  const { protocol, hostname, port } = new URL(inject('gatewayOrigin'));
  const systems = ['https://api.house/v2', 'https://cms.house', 'https://id.house', 'https://img.house'];
  return [...systems, 'https://pay.house'].reduce((text, documented, index) => {
    if (!text.includes(documented)) throw new Error(`The documented command no longer contains ${documented}.`);
    return text.replace(documented, `${protocol}//${hostname}:${Number(port) + index}`);
  }, command);
}

test('the documented command starts a shop without a gateway', async () => {
  const port = await findFreePorts();
  const shop = spawn('sh', ['-c', `exec 2>&1\n${await documentedCommand()}`], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'info', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(shop, 'close');
  let output = '';
  for await (const chunk of shop.stdout) {
    output += String(chunk);
    if (output.includes('listening on https://www.house')) break;
  }
  expect(output).toContain('listening on https://www.house');
  const page = await fetch(`http://127.0.0.1:${port}/en`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('https://www.house/en')]);
  process.kill(-(shop.pid ?? 0), 'SIGTERM');
  await closed;
});
