import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.ts';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { createLogger } from '../http/log.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { createPayment } from './create-payment.ts';
import { readFont } from './read-font.ts';

const shop = 'http://shop.test';
const db = await memoryDatabase();
const payment = createPayment({
  db,
  now: () => new Date('2030-06-15T12:00:00Z'),
  log: createLogger('silent'),
  shopOrigin: shop,
  proxies: trustedProxies([]),
  readFont,
});

let browser: Browser;
beforeAll(async () => {
  const { executablePath, env } = await findChromium();
  browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
});
afterAll(async () => {
  await browser.close();
  await db.destroy();
});

/** A page that embeds the frame and records its messages. */
const parent = (query: string) => `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
  <iframe title="Card" src="http://payment.test/frame?${query}" style="width:100%;height:700px"></iframe></main>
  <script>window.received = []; addEventListener('message', ({ origin, data }) => received.push([origin, data]));</script>`;

/** Opens a page that embeds the frame on an origin; this process serves both, without a network. */
async function visit(
  origin: string,
  query = 'locale=en',
): Promise<{ page: Page; errors: string[]; received: () => Promise<unknown[]> }> {
  const context = await browser.newContext();
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== 'http://payment.test')
      return route.fulfill({ contentType: 'text/html', body: parent(query) });
    const body = request.postDataBuffer();
    const init = {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(body && { body: new Uint8Array(body) }),
    };
    const response = await payment.fetch(new Request(request.url(), init));
    const headers = Object.fromEntries(response.headers);
    return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // only stops a hanging test
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${origin}/checkout`);
  return { page, errors, received: () => page.evaluate<unknown[]>('received') };
}

async function fillIn(page: Page, number: string) {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Month').selectOption('12');
  await frame.getByLabel('Year').selectOption('2031');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on the card').fill('Pat Doe');
  await frame.getByLabel('Name on the card').press('Enter');
  return frame;
}

test('the shop’s page receives the code 870 and a token, and no card data beyond the last four digits', async () => {
  const { page, errors, received } = await visit(shop);
  await fillIn(page, '4111 1111 1111 1111');
  await expect.poll(received).toContainEqual([
    'http://payment.test',
    expect.objectContaining({
      response: '870',
      lastFour: '1111',
      type: 'VI',
      paypageRegistrationId: expect.any(String) as string,
    }),
  ]);
  expect(JSON.stringify(await received())).not.toMatch(/4111|123"|Pat Doe/);
  expect(errors).toEqual([]);
});

test('a problem is shown at its field, which gets the focus, and the shop’s page receives no result', async () => {
  const { page, errors, received } = await visit(shop);
  const frame = await fillIn(page, '4111 1111 1111 1112');
  const field = frame.getByLabel('Card number');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await frame.locator('#number-problem').textContent()).toBe(
    'This number has a wrong digit. Please compare it with your card.',
  );
  expect(await frame.locator(':focus').getAttribute('id')).toBe('number');
  expect(await frame.getByLabel('Security code').getAttribute('aria-invalid')).toBe('false');
  expect(JSON.stringify(await received())).not.toContain('response');
  expect(errors).toEqual([]);
});

test('another site can neither embed the card frame nor receive its messages, and the shop can', async () => {
  const { page, errors } = await visit('http://evil.test');
  expect(await page.frameLocator('iframe').getByLabel('Card number').count()).toBe(0);
  expect(errors.join()).toContain('frame-ancestors');
  const control = await visit(shop);
  await expect.poll(() => control.page.frameLocator('iframe').getByLabel('Card number').count()).toBe(1);
});

test.each(['en', 'fr'])(
  'axe finds no accessibility violation in the card frame in %s, in light and dark, before and after problems',
  async (locale) => {
    for (const theme of ['light', 'dark']) {
      const { page } = await visit(shop, `locale=${locale}&theme=${theme}`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button').waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await frame.getByRole('button').click();
      await expect.poll(() => frame.locator('[aria-invalid=true]').count()).toBe(5);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  },
);
