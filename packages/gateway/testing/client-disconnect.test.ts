import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderDatabase } from './folder-database.ts';
import { fillCatalogue } from './catalogue.ts';
import { GatewayProcess } from './gateway-process.ts';
import { createShopper, type Shopper } from './shopper.ts';

const clients = 5;

let dataDir: string;
let gateway: GatewayProcess;
let guest: Shopper;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basin-hung-up-'));
  const db = await folderDatabase(dataDir);
  await fillCatalogue(db);
  await db.destroy();
  gateway = await GatewayProcess.create({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  await gateway.start();
  guest = await createShopper(gateway);
  await guest.createCart();
});
afterAll(async () => {
  await gateway.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends half of a request and closes the connection once the gateway has begun to read it. */
async function sendHalf(path: string, port = gateway.port): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nAuthorization: Bearer ${guest.token}\r\n\r\n`;
  socket.write(`${head}{"actions":[`);
  for (let turn = 0; turn < 3; turn += 1) await guest.cart();
  socket.destroy();
}

/** The log lines of failed requests. */
const failureLines = (): Record<string, unknown>[] =>
  gateway.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ status }) => Number(status) >= 400);

test.each([
  ['the gateway', '/cart/v2/items', 0],
  ['the identity provider', '/api/v1/authn', 2],
])(
  '%s logs one info line with status 499 and no stack when a client disconnects in the middle of a request',
  async (_, path, portOffset) => {
    const before = failureLines().length;
    for (let client = 0; client < clients; client += 1) await sendHalf(path, gateway.port + portOffset);
    await expect.poll(() => failureLines().length - before, { timeout: 120_000 }).toBeGreaterThanOrEqual(clients);
    await guest.cart(); // a second line for the same client would be logged before this response
    const added = failureLines().slice(before);
    expect(added.map(({ level, msg, status }) => ({ level, msg, status }))).toEqual(
      Array.from({ length: clients }, () => ({ level: 30, msg: 'request', status: 499 })),
    );
    expect(gateway.output).not.toMatch(/\n\s+at |"stack"/);
  },
);
