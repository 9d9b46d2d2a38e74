import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, fillAddress, submitCard, placeOrder, shipTo } from './checkout.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const set = '/products/vanities/sable-vanity-set-with-mirror-36-in.html';

test.each([
  { locale: 'en', width: 768, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
] as const)(
  'STO-073 a set shows its parts, is sent in one shipment that names it, and its order lists them (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await page.goto(`/${locale}${set}`);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const parts = await page
      .getByRole('region', { name: t('product.bundle') })
      .getByRole('link')
      .allInnerTexts();
    expect(parts).toHaveLength(2);
    await addToCart(page, locale);
    await fillAddress(page, locale, shipTo.US);
    const shipment = page.getByRole('region', { name: t('checkout.shipment') });
    await expect.poll(() => shipment.count()).toBe(1);
    expect(collapseSpace(await shipment.innerText())).toContain(collapseSpace(name));
    await submitCard(page, locale, '4111111111111111', scripts);
    await placeOrder(page, locale);
    await page.waitForURL('**/order-confirmation');
    await page.getByText(t('order.confirmed.text')).waitFor();
    if (scripts) {
      await touch(page);
      await expectAccessible(page);
    }
    for (const part of parts)
      expect(collapseSpace(await page.locator('main').innerText())).toContain(collapseSpace(part));
    const facts = page
      .locator('main li')
      .filter({ hasText: parts[0] ?? '' })
      .locator('a')
      .first()
      .locator('xpath=../..');
    const { width = 0 } = (await facts.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(190); // the name does not wrap after each word
  },
);

test('a set added twice is one line of two with its parts', async () => {
  const page = await visit({ scripts: false });
  for (let press = 0; press < 2; press += 1) {
    await page.goto(`/en${set}`);
    await addToCart(page, 'en');
  }
  const quantity = page.locator('main input[name=quantity]');
  expect(await quantity.count()).toBe(1);
  expect(await quantity.inputValue()).toBe('2');
  expect(collapseSpace(await page.locator('main').innerText())).toMatch(
    /2 × Sable Vanity, 36 in\. 2 × Sable Framed Mirror/,
  );
});

/** Collapses white space. */
const collapseSpace = (text: string) => text.replaceAll(/\s+/g, ' ');
