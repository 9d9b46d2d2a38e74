import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { gatewayPortCount, type Environment } from './environment.ts';

const gatewaySystems = [
  'the gateway',
  'its author system',
  'its identity provider',
  'its image service',
  'its card frame',
];

/**
 * Rejects when a port is in use, before anything is built or seeded.
 *
 * @throws {RangeError} that names the port, its user and the remedy
 */
export async function expectFreePorts({ host, port, gatewayPort }: Environment): Promise<void> {
  if (!(await isFree(port, host))) throw inUse(port, 'the shop', 'set PORT to another');
  for (const [index, system] of gatewaySystems.entries()) {
    const each = gatewayPort + index;
    const remedy = `set GATEWAY_PORT (${gatewayPort}) to the first of ${gatewayPortCount} free ports in a row`;
    if (!(await isFree(each, host))) throw inUse(each, system, remedy);
  }
}

const inUse = (port: number, user: string, remedy: string): RangeError =>
  new RangeError(`Port ${port}, which ${user} needs, is in use. Stop the process that listens there, or ${remedy}.`);

/** Ports below the ephemeral range, which starts at 32768 or 49152, so that a port stays free until its server starts. */
const serverPorts = { first: 10_000, last: 32_767 };

/** Resolves to the first of `count` consecutive free ports. */
export async function findFreePorts(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(serverPorts.first, serverPorts.last - count + 2);
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
}

const isInUse = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';

/** Resolves to whether the port is free; rejects when nothing can listen on the host. */
function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (isInUse(error) ? resolve(false) : reject(error)));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
