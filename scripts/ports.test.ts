import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { gatewayPortCount, readEnvironment } from './environment.ts';
import { expectFreePorts, findFreePorts } from './ports.ts';

const otherLoopback = process.platform === 'linux' ? '127.0.0.2' : '::1';

test('a port counts as busy only when it is in use on the IP address of HOST', async () => {
  const first = await findFreePorts(1 + gatewayPortCount);
  const environment = readEnvironment({ PORT: String(first), GATEWAY_PORT: String(first + 1), HOST: otherLoopback });
  const taken = createServer().listen(first, otherLoopback);
  await once(taken, 'listening');
  await expect(expectFreePorts(environment)).rejects.toThrow(`Port ${first}, which the shop needs, is in use`);
  await expect(expectFreePorts({ ...environment, host: '127.0.0.1' })).resolves.toBeUndefined();
  taken.close();
});

test('an IP address that this machine does not have is not reported as a busy port', async () => {
  const environment = readEnvironment({ HOST: '192.0.2.1' });
  await expect(expectFreePorts(environment)).rejects.toThrow('EADDRNOTAVAIL');
});

test('free ports are below the range that the system assigns to client sockets', async () => {
  const count = gatewayPortCount;
  for (let turn = 0; turn < 50; turn += 1) {
    const first = await findFreePorts(count);
    expect(first).toBeGreaterThan(1024);
    expect(first + count).toBeLessThanOrEqual(32_768);
  }
});
