import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.ts';

const entry = fileURLToPath(import.meta.resolve('../../../sdk/src/client/upload-progress.ts'));
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  format: 'iife',
  globalName: 'sdk',
  write: false,
});
const script = outputFiles[0]?.text ?? '';

let received = 0;
const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end('<!doctype html><title>upload</title>');
  if (request.url === '/no-content') return void response.writeHead(204).end();
  request.on('data', (chunk: Buffer) => (received += chunk.length));
  request.on('end', () => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ url: '/u', assetId: 'a-1' }));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
afterAll(async () => {
  await browser.close();
  server.close();
});

test('SDK-201 an upload in a browser reports its progress up to the total size', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000); // only stops a hanging test
  await page.goto(origin);
  await page.addScriptTag({ content: script });
  const { steps, status, body } = await page.evaluate(async (address) => {
    const { sdk } = globalThis as unknown as {
      sdk: { reportingProgress: (onProgress: (step: object) => void) => typeof fetch };
    };
    const steps: { sentBytes: number; totalBytes: number }[] = [];
    const send = sdk.reportingProgress((step) => steps.push(step as (typeof steps)[number]));
    const response = await send(new Request(address, { method: 'PUT', body: new Blob(['x'.repeat(3_000_000)]) }));
    return { steps, status: response.status, body: await response.text() };
  }, origin);
  expect([status, JSON.parse(body)]).toEqual([200, { url: '/u', assetId: 'a-1' }]);
  expect(steps.at(-1)).toEqual({ sentBytes: 3_000_000, totalBytes: 3_000_000 });
  expect(received).toBe(3_000_000);
});

test('an upload in a browser gets a response without a body', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000); // only stops a hanging test
  await page.goto(origin);
  await page.addScriptTag({ content: script });
  const status = await page.evaluate(async (address) => {
    const { sdk } = globalThis as unknown as { sdk: { reportingProgress: (onProgress: () => void) => typeof fetch } };
    const send = sdk.reportingProgress(() => undefined);
    return (await send(new Request(address, { method: 'PUT', body: new Blob(['x']) }))).status;
  }, `${origin}/no-content`);
  expect(status).toBe(204);
});
