import { createServer } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { fillCart } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { zipFiles } from './zip.ts';

let gateway: TestGateway;
let guest: Shopper;
let reached = 0;
const inside = createServer((_, response) => {
  reached += 1;
  response.end('secret');
});
let port: number;
const connect = vi.spyOn(Socket.prototype, 'connect');
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  guest = await createShopper(gateway);
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(async () => {
  inside.close();
  await gateway.close();
});
beforeEach(() => {
  reached = 0;
  connect.mockClear();
});

/** Thirty spellings of URLs outside the shop, each for four ports, including the gateway's own. */
function foreignUrls(): string[] {
  const hosts = [
    ...[
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '0x7f.1',
      '017700000001',
      '127.1',
    ],
    ...['169.254.169.254', 'metadata.google.internal', '10.0.0.1', '192.168.0.1', '[fd00::1]', 'evil.example', 'db'],
    ...['127.0.0.1:4003@evil.example', 'user:pass@127.0.0.1', '127.0.0.1%2f', '127.0.0.1.evil.example', 'EVIL.EXAMPLE'],
    ...['127。0。0。1', 'ⓛocalhost', 'localhost.', '127.0.0.1#@evil.example'],
  ];
  const schemes = [
    'file:///etc/passwd?http',
    'gopher://127.0.0.1/http',
    'data:text/plain,http',
    '//127.0.0.1/http',
    'blob:http://127.0.0.1/x',
  ];
  const ports = [port, 4000, 4004, 80];
  return ports.flatMap((each) => [
    ...hosts.map((host) => `http://${host}:${each}/is/image/BASIN/x`),
    ...schemes.map((address) => `${address}#${each}`),
  ]);
}

const zip = (address: string) =>
  guest.send('POST', '/assets/zip-download', { downloadFileName: 'x.zip', files: [address] });

test('GW-017 an archive request with any of 120 foreign URLs is rejected without a connection', async () => {
  const addresses = foreignUrls();
  expect(addresses).toHaveLength(120);
  for (const address of addresses) expect([address, (await zip(address)).status]).toEqual([address, 400]);
  expect([reached, connect.mock.calls.length]).toEqual([0, 0]);
});

test('return URLs and attachment URLs from shoppers are never fetched', async () => {
  const cart = await fillCart(guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const words = { name: 'Pat', email: 'pat@example.org', subject: 'A drip', description: 'It drips.' };
  for (const address of foreignUrls()) {
    gateway.pass(60_000);
    const body = { cartId: cart.id, returnUrl: address, cancelUrl: address };
    const { status } = await guest.send('POST', '/payment/paypal/getToken', body);
    expect([address, status]).toEqual([address, 400]);
    const form = { ...words, brand: 'basin', locale: 'en', attachments: [address] };
    expect([address, (await guest.send('POST', '/crm/webtocase', form)).status]).toEqual([address, 400]);
  }
  expect([reached, connect.mock.calls.length]).toEqual([0, 0]);
});

test('control: an archive that fetches any URL reaches the internal server, and the test detects it', async () => {
  await zipFiles([`http://127.0.0.1:${port}/x`], (url) => fetch(url));
  expect(reached).toBe(1);
  expect(connect.mock.calls.length).toBeGreaterThan(0);
});
