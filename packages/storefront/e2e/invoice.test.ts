import { readFile } from 'node:fs/promises';
import type { Locale } from '@basin/domain';
import { fillPartAt } from '@basin/gateway/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../gateway/src/cli/run-command.ts';
import { pdfWords } from '../../gateway/testing/open-document.ts';
import { startPostgresServer, type PostgresServer } from '../../gateway/testing/postgres-server.ts';
import { serveShop, type ServedShop } from '../../../scripts/serve-shop.ts';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, findProduct, giveAddress, giveCard, placeOrder, shipTo } from './checkout.ts';
import { signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';

let postgres: PostgresServer;
let shop: ServedShop;
beforeAll(async () => {
  postgres = await startPostgresServer(); // an operator works beside a running shop only there
  await fillPartAt(`${postgres.url}/postgres`);
  shop = await serveShop({ DATABASE_URL: `${postgres.url}/postgres` });
});
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
});

/** What an operator does with an order, as docs/orders.md says. */
async function operate(...args: readonly string[]): Promise<void> {
  const variables = { ...process.env, DATABASE_URL: `${postgres.url}/postgres` };
  expect(await runCommand(['orders', ...args], variables)).toBe(0);
}

/** Buys two of a product: the number of the order and the sku. */
async function buy(page: Page, locale: Locale, scripts: boolean): Promise<{ orderNumber: string; sku: string }> {
  await findProduct(page, locale); // what another file found may not be in this part of the catalogue
  const sku = await page.locator('main form input[name=sku]').first().inputValue();
  await page.locator('main input[name=quantity]').fill('2');
  await addToCart(page, locale);
  await giveAddress(page, locale, shipTo.US);
  await giveCard(page, locale, '4111111111111111', scripts);
  await placeOrder(page, locale);
  await page.waitForURL('**/order-confirmation');
  const confirmation = (await page.getByText(textsOf(locale)('order.confirmed.text')).textContent()) ?? '';
  return { orderNumber: /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? '', sku };
}

/** Saves the invoice of the order of the page; its name and its words. */
async function saveInvoice(page: Page, locale: Locale): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: textsOf(locale)('order.invoice') }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await pdfWords(new Uint8Array(await readFile(await file.path()))) };
}

describe('the invoice of an order', () => {
  const { visit } = useBrowser({ origin: () => shop.origin });

  test.each([
    { locale: 'en', width: 375, scripts: true, words: ['Invoice', 'Billed to', 'Kohler, WI 53044'] },
    { locale: 'fr', width: 1440, scripts: false, words: ['Facture', 'Facturée à', 'États-Unis'] },
  ] as const)(
    'STO-012 STO-079 is saved by its customer and by a guest once all is shipped, each parcel with its own number (in $locale, scripts $scripts)',
    async ({ words, ...shopper }) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await signUp(page, locale);
      const { orderNumber, sku } = await buy(page, locale, scripts);
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
      await guest.goto(`/${locale}/order-status`);
      await guest.locator('#orderNumber').fill(orderNumber);
      await guest.locator('#email').fill('pat@example.org');
      await guest.getByRole('button', { name: t('order.find') }).click();
      expect((await saveInvoice(guest, locale)).text).toBe(own.text);
      expect(guest.url()).not.toContain(orderNumber);
    },
  );

  test('STO-079 a guest who does not know the e-mail address of an order gets no invoice', async () => {
    const page = await visit();
    const { orderNumber } = await buy(page, 'en', true);
    await operate('ship', orderNumber, '--carrier', 'UPS', '--tracking', '1Z999');
    const other = await visit();
    await other.goto('/en/order-status');
    for (const email of ['', 'somebody@example.org']) {
      const form = { orderNumber, ...(email !== '' && { email }) };
      const headers = { Origin: new URL(other.url()).origin };
      const answer = await other.request.post('/en/order-invoice', { form, headers });
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).toContain('This order has no invoice yet.');
    }
  });
});
