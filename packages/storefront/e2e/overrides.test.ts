import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Gateway } from '@basin/gateway';
import { withOverrides } from '@basin/gateway/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

test('in production neither the overrides page nor the overrides header works', async () => {
  const gateway = inject('gatewayOrigin');
  expect((await fetch(`${gateway}/overrides`)).status).toBe(404);
  expect((await fetch(`${gateway}/overrides`, { method: 'POST' })).status).toBe(404);
  const headers = { 'Basin-Overrides': 'session.createGuestToken;error=503' };
  expect((await fetch(`${gateway}/oauth/token?scope=guest`, { method: 'POST', headers })).status).toBe(200);
});

describe('the overrides page', () => {
  const { visit } = useBrowser();
  let server: Server;
  let address = '';
  beforeAll(async () => {
    const shopOrigin = 'http://127.0.0.1:3000';
    const silent = { fetch: () => new Response(null, { status: 404 }) };
    const behind = { ...silent, author: silent, identity: silent } as unknown as Gateway;
    const gateway = withOverrides(behind, { shopOrigin, now: () => new Date() });
    const listener = getRequestListener((request) => gateway.fetch(request), { overrideGlobalObjects: false });
    server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('the overrides page is accessible and does not overflow', async () => {
    for (const width of [320, 1440]) {
      const page = await visit({ width });
      for (const path of ['/overrides', '/overrides?call=cart.update']) {
        await page.goto(address + path);
        expect({ path, width, overflow: await widthBeyondWindow(page) }).toEqual({ path, width, overflow: 0 });
        await expectAccessible(page);
      }
    }
  });

  test('the overrides page sets and removes overrides by forms, with scripts off', async () => {
    const page = await visit({ scripts: false, expectedStatus: 400 });
    await page.goto(`${address}/overrides`);
    await page.getByRole('link', { name: 'cart.update', exact: true }).click();
    await page.getByLabel('Latency in milliseconds').fill('20');
    await page.getByLabel('Response').selectOption('out-of-stock');
    await page.getByRole('button', { name: 'Set' }).first().click();
    const list = page.getByRole('listitem');
    await expect
      .poll(() => list.allInnerTexts())
      .toEqual([expect.stringContaining('cart.update: 20 ms latency, responds with out-of-stock')]);
    await page.getByLabel('SKU').fill('BX-1, *;error=500');
    await page.getByLabel('SKU').press('Enter');
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual(['"BX-1, *;error=500" is not a valid sku.']);
    await page.getByLabel('SKU').fill('BX-100-WH');
    await page.getByLabel('SKU').press('Enter');
    await expect.poll(() => list.count()).toBe(2);
    await page.getByRole('button', { name: 'Remove cart.update' }).click();
    await expect.poll(() => list.allInnerTexts()).toEqual([expect.stringContaining('0 of BX-100-WH in stock')]);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect.poll(() => list.count()).toBe(0);
  });
});
