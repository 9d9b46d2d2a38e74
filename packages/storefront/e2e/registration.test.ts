import { truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { expectAccessible, useBrowser } from './browser.ts';
import { shipTo } from './checkout.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { prepareOrder, prepareSignedIn } from './prepared.ts';
import { signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

/** Returns the model number of a product in the catalogue. */
async function modelNumber(page: Page, locale: Locale): Promise<string> {
  const response = await page.request.get(`/${locale}/model-numbers?typed=10177`);
  const { suggestions } = (await response.json()) as { suggestions: readonly string[] };
  return suggestions[0] ?? expect.fail('the catalogue has no such model');
}

async function fillOwner(page: Page): Promise<void> {
  const { state, country, ...address } = shipTo.US;
  const owner = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', phone: '5550100123', ...address };
  await page.locator('select[name=country]').selectOption(country);
  for (const [name, value] of Object.entries(owner)) await page.locator(`main input[name=${name}]`).fill(value);
  await page.locator('select[name=state]').selectOption(state);
}

const submit = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: textsOf(locale)('registration.submit') }).click();

/** Returns the path of a file of 11 MB: from memory, the browser would decode it for seconds. */
function largeScan(): string {
  const path = join(tmpdir(), 'scan.pdf');
  writeFileSync(path, '');
  truncateSync(path, 11 * 1024 * 1024);
  return path;
}

describe('registering a product', () => {
  test('a form of another account is kept, and the notice above it takes the focus', async () => {
    const page = await visit({ width: 375 });
    await prepareSignedIn(page, 'en', 'homeowner@example.com');
    await page.goto('/en/register-offline-product');
    await hydrate(page);
    await page.locator('input[name=modelNumber]').fill(await modelNumber(page, 'en'));
    await page.locator('input[name=purchaseDate]').fill('2025-03-14');
    await page.locator('select[name=placeOfPurchase]').selectOption('Dealer');
    await fillOwner(page);
    await prepareSignedIn(page, 'en', 'friends@example.com'); // in another tab
    await submit(page, 'en');
    await page.locator('[tabindex="-1"]:focus', { hasText: 'friends@example.com' }).waitFor();
    expect(await page.locator('input[name=firstName]').inputValue()).toBe('Ada');
  });

  test.each([
    { locale: 'en', scripts: true, width: 375 },
    { locale: 'fr', scripts: false, width: 1440 },
  ] as const)(
    'STO-015 STO-078 STO-089 a guest registers a product bought elsewhere (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const page = await visit(shopper);
      const model = await modelNumber(page, locale);
      await page.goto(`/${locale}/register-offline-product`);
      await page.locator('input[name=modelNumber]').fill('NONE-1');
      await page.locator('input[name=purchaseDate]').fill('2025-03-14');
      await page.locator('select[name=placeOfPurchase]').selectOption('Dealer');
      await fillOwner(page);
      await submit(page, locale);
      await page.locator('#modelNumber[aria-invalid=true]').waitFor();
      if (scripts) await expectAccessible(page);
      await page.locator('input[name=modelNumber]').fill(model);
      await submit(page, locale);
      await page.getByText(textsOf(locale)('registration.done')).waitFor();
    },
  );

  test.each([
    { locale: 'en', scripts: true, width: 1440 },
    { locale: 'fr', scripts: false, width: 320 },
  ] as const)(
    'UI-030 the overlay for finding a model number explains over the form where to find it (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await page.goto(`/${locale}/register-offline-product`);
      if (scripts) await hydrate(page);
      await page.locator('input[name=modelNumber]').fill('AB-1');
      await page.locator('a[href="#finding-a-model"]').press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(locale === 'en' ? 'Toilets' : 'Toilettes', { exact: true }).click();
      await dialog.getByText(locale === 'en' ? /Inside the tank/ : /réservoir/).waitFor();
      if (scripts) await expectAccessible(page);
      const close = dialog.getByRole(scripts ? 'button' : 'link', { name: t('action.close') });
      await close.click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.locator('input[name=modelNumber]').inputValue()).toBe('AB-1');
    },
  );

  test('STO-078 a rejected product registration lists its problems in the order of the form and keeps its form key, so that the corrections are not cleared', async () => {
    const shopper = new HttpShopper();
    const key = fieldOf(await shopper.get('/en/register-offline-product'), 'key');
    const response = await shopper.post('/en/register-offline-product', { key, modelNumber: '' });
    expect(response.text).toContain('aria-invalid');
    expect([...response.text.matchAll(/href="#(modelNumber|email)"/g)].map(([, field]) => field)).toEqual([
      'modelNumber',
      'email',
    ]);
    expect(fieldOf(response, 'key')).toBe(key);
  });

  test('SDK-159 the registration form suggests model numbers while typing, and says when none match', async () => {
    const page = await visit();
    const model = await modelNumber(page, 'en');
    await page.goto('/en/register-offline-product');
    await touch(page);
    const field = page.locator('input[name=modelNumber]');
    await field.pressSequentially(model.slice(0, 5));
    await page.locator(`#modelNumber-suggestions option[value="${model}"]`).waitFor({ state: 'attached' });
    await field.fill('ZZ98765-QQ');
    await page.getByRole('status').getByText(textsOf('en')('registration.invalidModel')).waitFor();
  });

  test.each([
    { locale: 'fr', scripts: true, width: 375 },
    { locale: 'en', scripts: false, width: 1440 },
  ] as const)(
    'STO-014 STO-015 STO-078 STO-089 a customer registers a product bought here with its receipt and finds it in the account (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await signUp(page, locale);
      await page.getByRole('link', { name: t('account.services') }).click();
      await page.getByText(t('owned.services.none')).waitFor();
      await page.getByRole('link', { name: t('account.products') }).click();
      await page.getByText(t('owned.products.none')).waitFor();
      if (scripts) await expectAccessible(page);
      const { orderNumber } = await prepareOrder(page, locale);
      await page.reload();
      const bought = await page.locator('main li').filter({ hasText: orderNumber }).innerText();
      const model = /(\S+) ·/.exec(bought)?.[1] ?? expect.fail(bought);
      await page.getByRole('link', { name: t('registration.online') }).click();
      await page.locator('input[name=modelNumber]').fill(model);
      await page.locator('input[name=serialNumber]').fill('sn-12-44');
      await page.locator('input[name=purchaseDate]').fill('2025-03-14');
      await page.locator('input[name=orderNumber]').fill('W123');
      await fillOwner(page);
      const receipt = page.locator('input[name=receipt]');
      const photograph = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(300_000)]);
      await receipt.setInputFiles({ name: 'reçu.jpg', mimeType: 'image/jpeg', buffer: photograph });
      await submit(page, locale);
      await page.getByText(t('registration.orderNumber.unknown')).first().waitFor();
      expect(await page.locator('#receipt[aria-invalid=true]').count()).toBe(scripts ? 0 : 1); // the new page lost the file
      await page.locator('input[name=orderNumber]').fill(orderNumber.toLowerCase());
      if (scripts) {
        await receipt.setInputFiles(largeScan());
        await page.getByText(t('registration.receipt.problem')).waitFor();
        expect(await receipt.evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(0);
        await submit(page, locale); // is rejected: the form lacks the receipt
        await page.locator('#receipt[aria-invalid=true]').waitFor();
      }
      await receipt.setInputFiles({ name: 'reçu.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') });
      await submit(page, locale);
      await page.getByText(t('registration.receipt.problem')).first().waitFor();
      if (scripts) await expectAccessible(page);
      await receipt.setInputFiles({ name: 'reçu.jpg', mimeType: 'image/jpeg', buffer: photograph });
      if (scripts) await page.getByText('reçu.jpg').waitFor();
      await submit(page, locale);
      await page.waitForURL('**/my-account/my-products');
      await page.getByText(t('registration.done')).waitFor();
      const data = await page.request.get(`/${locale}/my-account/my-data`);
      const { registrations, files } = (await data.json()) as Record<string, { attachments: string[] }[]>;
      expect([registrations?.[0]?.attachments.length, files?.length]).toEqual([1, 1]);
      const own = page.locator('main li').filter({ hasText: model });
      expect(await own.innerText()).toContain(locale === 'fr' ? '14 mars 2025' : 'March 14, 2025');
      await own.locator('a[href*="technical-specifications"]').click();
      await page.waitForURL('**/technical-specifications?**');
      expect(await page.locator('main').innerText()).toContain(model);
      if (scripts) await expectAccessible(page);
    },
  );

  test('a receipt that is too large for the server gets a page that says so, before scripts load', async () => {
    const page = await visit({ scripts: false, expectedStatus: 413 });
    await signUp(page, 'en');
    await page.goto('/en/my-account/register-online-product');
    await page.locator('input[name=receipt]').setInputFiles(largeScan());
    await submit(page, 'en');
    await page.getByRole('heading', { name: 'Your form is too large' }).waitFor();
    await page.getByRole('link', { name: 'Fill in the form again' }).click();
    await page.locator('input[name=receipt]').waitFor();
  });
});
