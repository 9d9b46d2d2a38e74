import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { fillAddress, submitCard, placeOrder, shipTo } from './checkout.ts';
import { prepareEmptyCart, prepareSignedIn } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const;

/** The start of the name of each cart line. */
const sampleNames = { en: /^Sample: /, fr: /^Échantillon\s: / } as const;

/** Opens the first tile that offers a sample. */
async function openTile(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/products/field-tile`, { waitUntil: 'domcontentloaded' });
  const tiles = await page
    .locator('main a[href*=".html"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const tile of tiles) {
    await page.goto(tile, { waitUntil: 'domcontentloaded' });
    if ((await sampleButton(page, locale).count()) > 0) return;
  }
  throw new Error('Found no tile that offers a sample');
}

const sampleButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: textsOf(locale)('product.sample') });

/** The notices of a cart come before its lines. */
async function lineNames(page: Page, locale: Locale): Promise<string[]> {
  const names = page.getByRole('region', { name: textsOf(locale)('cart.lines') }).locator('li a');
  await names.first().waitFor();
  return names.allInnerTexts();
}

describe('a sample', () => {
  test.each(shoppers)(
    'a tile sample is ordered once, at a small price, and is labelled as a sample in checkout and order (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await openTile(page, locale);
      await page.getByText(t('product.sample.price')).waitFor();
      if (scripts) await expectAccessible(page);
      await sampleButton(page, locale).click();
      await page.getByText(t('product.added')).first().waitFor();
      await page.goto(`/${locale}/cart`);
      const [name = ''] = await lineNames(page, locale);
      expect(name).toMatch(sampleNames[locale]);
      expect(await page.locator('main input[name=quantity]').count()).toBe(0);
      expect(await page.locator('main a[href*="/support/contact?modelNumber="]').count()).toBe(0);
      if (scripts) await expectAccessible(page);
      await openTile(page, locale);
      if (scripts) await hydrate(page);
      await sampleButton(page, locale).click();
      if (scripts)
        await page
          .getByRole('alert')
          .getByRole('link', { name: t('cart.preview.view') })
          .click();
      else await page.getByText(t('cart.sample.once')).first().waitFor();
      expect(await lineNames(page, locale)).toEqual([name]);
      await page.getByRole('button', { name: t('cart.removeLine') }).click();
      await page.getByText(t('cart.removed')).waitFor();
      await page.getByRole('button', { name: t('action.undo') }).click();
      await page.getByText(t('product.added')).first().waitFor();
      expect(await lineNames(page, locale)).toEqual([name]);
      if (scripts) await touch(page);
      await fillAddress(page, locale, shipTo.US);
      await page.getByText(name).filter({ visible: true }).first().waitFor();
      await submitCard(page, locale, '4111111111111111', scripts);
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      await page.getByText(name).filter({ visible: true }).first().waitFor();
    },
  );

  test.each(shoppers)(
    'a tile sample is free for a trade customer and needs no card (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareSignedIn(page, locale, 'trade@example.com');
      await prepareEmptyCart(page, locale);
      await openTile(page, locale);
      await page.getByText(t('product.sample.free')).waitFor();
      await sampleButton(page, locale).click();
      await page.getByText(t('product.added')).first().waitFor();
      await page.goto(`/${locale}/cart`);
      const line = page.getByRole('region', { name: t('cart.lines') }).locator('li', { hasText: sampleNames[locale] });
      expect(await line.innerText()).toMatch(locale === 'fr' ? /(?<!\d)0,00/ : /\$0\.00/);
      await fillAddress(page, locale, shipTo.US);
      await page.getByRole('link', { name: t('action.continue') }).click();
      await page.getByRole('heading', { name: t('checkout.payment.none') }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      if (scripts) await expectAccessible(page);
      await page.getByRole('link', { name: t('action.continue') }).click();
      await page.waitForURL('**/checkout/review');
      await page.getByText(t('checkout.payment.none')).waitFor();
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      await page.getByText(t('checkout.payment.none')).waitFor();
    },
  );

  test('a finish sample can be ordered, and search does not find samples', async () => {
    const page = await visit();
    await page.goto('/en/products/bathroom-faucets', { waitUntil: 'domcontentloaded' });
    await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
    const sku = await page.locator('form input[name=sku][value$="-SAMPLE"]').inputValue();
    await page.goto(`/en/search?keyword=${sku}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/^Sample: /m);
  });
});
