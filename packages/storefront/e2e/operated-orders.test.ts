import { readFile } from 'node:fs/promises';
import type { Locale } from '@basin/domain';
import { fillDatabase } from '@basin/gateway/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../gateway/src/cli/run-command.ts';
import { pdfText } from '../../gateway/testing/open-document.ts';
import { startPostgresServer, type PostgresServer } from '../../gateway/testing/postgres-server.ts';
import { serveShop, type ServedShop } from '../../../scripts/serve-shop.ts';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, fillAddress, submitCard, placeOrder, shipTo } from './checkout.ts';
import { fieldOf } from './http-shopper.ts';
import { overHttp, prepareCustomer, prepareOrder } from './prepared.ts';
import { textsOf } from './texts.ts';

let postgres: PostgresServer;
let shop: ServedShop;
beforeAll(async () => {
  postgres = await startPostgresServer(); // operator commands next to a running shop need PostgreSQL
  await fillDatabase(`${postgres.url}/postgres`);
  shop = await serveShop({ DATABASE_URL: `${postgres.url}/postgres` });
});
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
});

/** Runs an operator command on an order, as documented in docs/orders.md. */
async function operate(...args: readonly string[]): Promise<void> {
  const variables = { ...process.env, DATABASE_URL: `${postgres.url}/postgres` };
  expect(await runCommand(['orders', ...args], variables)).toBe(0);
}

/** Buys two units of the product of the page and returns the order number. */
async function buyTwo(page: Page, locale: Locale, scripts: boolean): Promise<string> {
  await page.locator('main input[name=quantity]').fill('2');
  await addToCart(page, locale);
  await fillAddress(page, locale, shipTo.US);
  await submitCard(page, locale, '4111111111111111', scripts);
  await placeOrder(page, locale);
  await page.waitForURL('**/order-confirmation');
  const confirmation = (await page.getByText(textsOf(locale)('order.confirmed.text')).textContent()) ?? '';
  return /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? '';
}

/** Looks up an order as its guest. */
async function lookUp(page: Page, locale: Locale, orderNumber: string): Promise<void> {
  await page.goto(`/${locale}/order-status`);
  await page.locator('#orderNumber').fill(orderNumber);
  await page.locator('#email').fill('pat@example.org');
  await page.getByRole('button', { name: textsOf(locale)('order.find') }).click();
}

/** Downloads the invoice of the order on the page and returns its file name and text. */
async function saveInvoice(page: Page, locale: Locale): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: textsOf(locale)('order.invoice') }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await pdfText(new Uint8Array(await readFile(await file.path()))) };
}

describe('the invoice of an order', () => {
  const { visit } = useBrowser({ origin: () => shop.origin });

  test.each([
    { locale: 'en', width: 375, scripts: true, words: ['Invoice', 'Billed to', 'Kohler, WI 53044'] },
    { locale: 'fr', width: 1440, scripts: false, words: ['Facture', 'Facturée à', 'États-Unis'] },
  ] as const)(
    'STO-012 STO-079 a fully shipped order shows the tracking number of each parcel, and its customer and a guest can download its invoice (in $locale, scripts $scripts)',
    async ({ words, ...shopper }) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      const { orderNumber, sku } = await prepareOrder(page, locale, 2);
      const details = `/${locale}/my-account/order-details?orderNumber=${orderNumber}`;
      await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', '1Z998', '--line', `${sku}=1`);
      await page.goto(details);
      await page.getByText(t('order.status.PartlyShipped'), { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: t('order.invoice') }).count()).toBe(0);

      await operate('ship', orderNumber, '--carrier', 'DHL', '--tracking', '1Z999');
      await page.goto(details);
      const parcels = page.locator('main li').filter({ hasText: /1Z99/ });
      await expect
        .poll(() => parcels.allTextContents())
        .toEqual([expect.stringContaining('UPS 1Z998'), expect.stringContaining('DHL 1Z999')]);
      if (scripts) await expectAccessible(page);
      const own = await saveInvoice(page, locale);
      expect(own.name).toMatch(new RegExp(`^(invoice|facture)-${orderNumber}\\.pdf$`));
      for (const word of [...words, orderNumber]) expect(own.text).toContain(word);

      const guest = await visit(shopper);
      await lookUp(guest, locale, orderNumber);
      expect((await saveInvoice(guest, locale)).text).toBe(own.text);
      expect(guest.url()).not.toContain(orderNumber);
    },
  );

  test('STO-079 a guest who does not know the e-mail address of an order gets no invoice', async () => {
    const page = await visit();
    const { orderNumber } = await prepareOrder(page, 'en', 2);
    await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', '1Z999');
    const other = await visit();
    await other.goto('/en/order-status');
    for (const email of ['', 'somebody@example.org']) {
      const form = { orderNumber, ...(email !== '' && { email }) };
      const headers = { Origin: new URL(other.url()).origin };
      const response = await other.request.post('/en/order-invoice', { form, headers });
      expect(response.headers()['content-type']).toContain('text/html');
      expect(await response.text()).toContain('This order has no invoice yet.');
    }
  });
});

const set = {
  path: '/products/vanities/maren-vanity-set-with-mirror-36-in.html',
  parts: { en: ['Maren Vanity, 36 in.', 'Maren Framed Mirror, 34 in.'], fr: ['Meuble-lavabo Maren, 91 cm', 'Miroir encadré Maren, 86 cm'] }, // prettier-ignore
};

/** Returns the SKU of the order line with the given product name. */
async function skuOf(page: Page, orderNumber: string, name: string): Promise<string> {
  const data = (await (await page.request.get('/en/my-account/my-data')).json()) as {
    orders: { orderNumber: string; lineItems: { sku: string; name: Record<string, string> }[] }[];
  };
  const lines = data.orders.find((order) => order.orderNumber === orderNumber)?.lineItems ?? [];
  return lines.find((line) => Object.values(line.name).some((each) => collapseSpace(each) === name))?.sku ?? '';
}

/** Returns the newest e-mails about an order, as text. */
async function emailsAbout(orderNumber: string): Promise<string[]> {
  const outbox = shop.gatewayOrigin.replace(/\d+$/, (port) => `${Number(port) + 2}`);
  const list = await (await fetch(`${outbox}/outbox`)).text();
  const texts = [...list.matchAll(/href="(\/outbox\/[^"]+\/text)"/g)].map(async ([, path]) =>
    collapseSpace(await (await fetch(`${outbox}${path}`)).text()),
  );
  return (await Promise.all(texts)).filter((text) => text.includes(orderNumber));
}

describe('a set', () => {
  const { visit } = useBrowser({ origin: () => shop.origin });

  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 375, scripts: false },
  ] as const)(
    'STO-012 STO-079 for a set shipped in several parcels, order details, look-up and e-mails show which parts are in which parcel (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const [vanity = '', mirror = ''] = set.parts[locale];
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      await page.goto(`/${locale}${set.path}`);
      const name = collapseSpace((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      const setSku = await page.locator('main form input[name=sku]').first().inputValue();
      const orderNumber = await buyTwo(page, locale, scripts);
      const vanitySku = await skuOf(page, orderNumber, vanity);
      await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', 'P1', '--line', `${setSku}=1`);
      await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', 'P2', '--line', `${vanitySku}=1`);
      await page.goto(`/${locale}/my-account/order-history`);
      await page.getByText(t('order.status.PartlyShipped'), { exact: true }).waitFor();
      await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', 'P3');

      const guest = await visit(shopper);
      await page.goto(`/${locale}/my-account/order-details?orderNumber=${orderNumber}`);
      await lookUp(guest, locale, orderNumber);
      for (const each of [page, guest]) {
        await each.getByText(t('order.status.Shipped'), { exact: true }).waitFor();
        const parcels = await each.locator('main ol > li, main ul > li').filter({ hasText: /UPS\s+P\d/ }).allInnerTexts(); // prettier-ignore
        expect(
          parcels.map((text) => [name, vanity, mirror].filter((piece) => collapseSpace(text).includes(`1 × ${piece}`))),
        ).toEqual([[name, vanity, mirror], [vanity], [mirror]]);
      }
      if (scripts) await expectAccessible(page);
      await operate('return', orderNumber, '--line', `${vanitySku}=2`, '--why', 'scratched');
      await page.goto(`/${locale}/my-account/my-products`);
      const owned = collapseSpace(await page.locator('main').innerText());
      expect([owned.includes(mirror), owned.includes(vanity)]).toEqual([true, false]); // returned products are no longer listed
      const [returned = '', last = '', second = '', first = ''] = await emailsAbout(orderNumber);
      expect(returned).toContain(`2 × ${vanity}`);
      expect([last, second, first].map((text) => /\bP\d\b/.exec(text)?.[0])).toEqual(['P3', 'P2', 'P1']);
      expect(first).toMatch(/\d[.,]\d\d/); // the price of the set
      expect([second, last].map((text) => text.match(/1 × .*?(?:in\.|cm)/g))).toEqual([
        [`1 × ${vanity}`],
        [`1 × ${mirror}`],
      ]);
      expect(second + last).not.toMatch(/\d[.,]\d\d/); // the set's price includes its parts
    },
  );
});

describe('an order of parcels and freight', () => {
  const { visit } = useBrowser({ origin: () => shop.origin });

  test.each([
    { locale: 'en', width: 375, scripts: true },
    { locale: 'fr', width: 1440, scripts: false },
  ] as const)(
    'STO-079 an order of parcels and freight is split into parts with a number, status and parcels each, and is found by each number (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      const vanity = await overHttp(page).get(`/${locale}${set.path}`);
      const added = { sku: fieldOf(vanity, 'sku'), slug: fieldOf(vanity, 'slug'), quantity: '1' };
      await overHttp(page).post(`/${locale}/cart`, { intent: 'add', ...added });
      const { orderNumber } = await prepareOrder(page, locale);
      await operate('ship', orderNumber, '--carrier', 'XPO', '--tracking', 'F1', '--line', `${orderNumber}-2`);

      const guest = await visit(shopper);
      await page.goto(`/${locale}/my-account/order-details?orderNumber=${orderNumber}`);
      await lookUp(guest, locale, `${orderNumber}-2`);
      for (const each of [page, guest]) {
        const partOf = (place: number) =>
          each.locator('main section').filter({ has: each.getByRole('heading', { name: `${orderNumber}-${place}` }) }).last(); // prettier-ignore
        await partOf(1).getByText(t('order.status.Open'), { exact: true }).waitFor();
        await partOf(2).getByText(t('order.status.Shipped'), { exact: true }).waitFor();
        expect(await partOf(1).innerText()).not.toContain('XPO');
        expect(await partOf(2).innerText()).toContain('XPO F1');
      }
      if (scripts) await expectAccessible(page);
    },
  );
});

/** Collapses white space. */
const collapseSpace = (text: string) => text.replaceAll(/\s+/g, ' ');
