import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

const clients = 5;

let port: number;
let shop: ShopProcess;
let output = '';
beforeAll(async () => {
  shop = await startShopProcess();
  port = shop.port;
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
});
afterAll(() => shop.kill());

/** Sends a request or a part of it, and closes the connection after the given time. */
async function disconnect(request: string, afterMs: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined).write(request);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  socket.destroy();
}

const levels = (): unknown[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { level: unknown }).level);
const disconnectCount = (): number => output.split('the client disconnected').length - 1;

test('a client that disconnects while sending a form causes one info line and no stack trace', async () => {
  const before = disconnectCount();
  const head = `POST /en/cart HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`;
  await Promise.all(Array.from({ length: clients }, () => disconnect(`${head}intent=add`, 50)));
  await expect.poll(() => disconnectCount() - before, { timeout: 120_000 }).toBe(clients);
  expect(new Set(levels())).toEqual(new Set([30]));
  expect(output).not.toMatch(/\n\s+at |"stack"/);
});

test('a client that disconnects while a page renders causes at most one info line and no stack trace', async () => {
  const before = disconnectCount();
  const pages = ['/en', '/en/products', '/fr/search?keyword=laiton', '/en/cart', '/en/checkout'];
  for (const afterMs of [1, 5, 20, 60]) {
    const requests = pages.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await Promise.all(requests.map((request) => disconnect(request, afterMs)));
  }
  const status = async () => (await fetch(`http://127.0.0.1:${port}/en`)).status;
  await expect.poll(status, { timeout: 120_000 }).toBe(200); // other requests are served
  await expect.poll(() => disconnectCount() - before, { timeout: 120_000 }).toBeGreaterThan(0);
  expect(disconnectCount() - before).toBeLessThanOrEqual(4 * pages.length);
  expect(new Set(levels())).toEqual(new Set([30]));
  expect(output).not.toMatch(/\n\s+at |"stack"/);
});
