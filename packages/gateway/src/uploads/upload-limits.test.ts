import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';
import { countBytes } from './upload-limits.ts';

const network = '198.51.100.7';
const elsewhere = '198.51.100.8';
const maxFileBytes = 10 * 1024 * 1024;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ uploadSpace: 1000 });
});
afterEach(() => gateway.close());

/** Returns a function that uploads files as one guest from an IP address. */
async function guestAt(peer: string) {
  const { token } = await createShopper({ fetch: (request) => gateway.fetch(request, peer) });
  return async (name: string, length: number) => {
    const address = `http://gateway.test/assets/upload?fileName=${name}&formAsset=case&brand=basin`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' };
    const body = '%PDF-1.7 '.padEnd(length, 'x');
    return gateway.fetch(new Request(address, { method: 'PUT', headers, body }), peer);
  };
}

/** Counts uploads of the maximum size against the given owners and networks. */
async function upload(count: number, ownerOf: (index: number) => string, networkOf = (_: number) => network) {
  for (let index = 0; index < count; index++)
    await countBytes({ ...gateway, callerAddress: networkOf(index) }, ownerOf(index), maxFileBytes);
}

const tooMany = { status: 429 };

test('GW-017 a guest may upload 100 MiB per hour', async () => {
  await upload(10, () => 'guest:1');
  await expect(upload(1, () => 'guest:1')).rejects.toMatchObject(tooMany);
  await upload(1, () => 'guest:2');
  gateway.pass(3_600_000);
  await upload(10, () => 'guest:1');
});

test('GW-017 a network may upload 400 MiB per hour, whatever its number of guests, then gets a 429 with Retry-After', async () => {
  await upload(40, (index) => `guest:${index}`);
  const over = await (await guestAt(network))('a.pdf', 100);
  expect([over.status, over.headers.get('retry-after'), over.headers.get('ratelimit-limit')]).toEqual([
    ...[429, '3600', '409600'],
  ]);
  expect((await (await guestAt(elsewhere))('a.pdf', 100)).status).toBe(200);
});

test('control: the network limit does not apply to guests from different networks', async () => {
  const ofGuests = (index: number) => `guest:${index}`;
  await expect(upload(41, ofGuests)).rejects.toMatchObject(tooMany);
  await upload(41, ofGuests, (index) => `203.0.113.${index}`);
});

describe('the total upload space', () => {
  test('GW-017 an upload beyond the total space gets a 503 with Retry-After, and stored files are preserved', async () => {
    const [send, other] = [await guestAt(network), await guestAt(elsewhere)];
    expect((await send('a.pdf', 400)).status).toBe(200);
    expect((await other('a.pdf', 600)).status).toBe(200);
    const over = await other('b.pdf', 100);
    expect([over.status, over.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await gateway.db.selectFrom('uploads').select('file_name').execute()).toHaveLength(2);
  });

  test('replaced files, and files that no form has attached for a day, do not count towards the total upload space', async () => {
    expect((await (await guestAt(elsewhere))('a.pdf', 400)).status).toBe(200);
    const send = await guestAt(network);
    for (const length of [600, 500, 600]) expect((await send('a.pdf', length)).status).toBe(200);
    gateway.pass(25 * 3_600_000);
    expect((await (await guestAt(network))('b.pdf', 1000)).status).toBe(200);
  });
});
