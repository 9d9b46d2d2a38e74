import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gatewayPortCount } from './environment.ts';
import { findFreePorts } from './ports.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));

/** Resolves to the exit code of `npm start` and its output. */
async function start(variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: repository,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

test.each([
  ['PORT', 0, 'the shop', 'set PORT to another'],
  ['GATEWAY_PORT', 0, 'the gateway', 'set GATEWAY_PORT'],
  ['GATEWAY_PORT', 2, 'its identity provider', 'set GATEWAY_PORT'],
  ['GATEWAY_PORT', 4, 'its card frame', 'set GATEWAY_PORT'],
])(
  'npm start reports a busy port (%s + %i) with its user and a remedy before it builds or seeds',
  async (name, offset, user, remedy) => {
    const ports = { PORT: await findFreePorts(), GATEWAY_PORT: await findFreePorts(gatewayPortCount) };
    const busy = ports[name as keyof typeof ports] + offset;
    const taken = createServer().listen(busy, '127.0.0.1');
    await once(taken, 'listening');
    const { code, output, errors } = await start({
      PORT: String(ports.PORT),
      GATEWAY_PORT: String(ports.GATEWAY_PORT),
    });
    taken.close();
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(
      `Port ${busy}, which ${user} needs, is in use. Stop the process that listens there, or ${remedy}`,
    );
    expect(errors.trim()).not.toContain('\n');
  },
);
