import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, openProduct, shipTo } from './checkout.ts';
import { prepareCart } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';
import { translatePage } from './translate-page.ts';

const t = textsOf('en');
const { visit } = useBrowser();

const amounts = async (page: Page) => (await page.locator('main').innerText()).match(/\$[\d.,]+/g);

/** Expects a page to show the amounts that it shows after a reload. */
async function expectCurrentAmounts(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => amounts(page)).toEqual(await amounts(other));
  await other.close();
}

describe.each(['before hydration', 'after hydration'] as const)('a page translated %s', (start) => {
  async function visitTranslated(path: string) {
    const page = await visit();
    await prepareCart(page, 'en');
    await page.addInitScript(translatePage, start);
    await page.goto(path);
    await hydrate(page);
    await page.locator('font').first().waitFor({ state: 'attached' });
    return page;
  }

  test('a translated cart shows each changed quantity, total, code and error', async () => {
    const page = await visitTranslated('/en/cart');
    await page.getByRole('button', { name: t('product.quantity.increase') }).click();
    await expect.poll(() => page.locator('input[name=quantity]').getAttribute('value')).toBe('2');
    await expectCurrentAmounts(page);
    await page.locator('summary', { hasText: t('cart.discountCode') }).click();
    await page.getByRole('textbox', { name: t('cart.discountCode') }).fill('NONSENSE');
    await page.getByRole('button', { name: t('action.apply') }).click();
    await page.getByText(t('cart.error.discount.none')).waitFor();
    await page.getByRole('textbox', { name: t('cart.discountCode') }).fill('WELCOME10');
    await page.getByRole('button', { name: t('action.apply') }).click();
    await page.getByText(t('cart.discount'), { exact: true }).waitFor();
    expect(await page.getByText(t('cart.error.discount.none')).count()).toBe(0);
    await page
      .getByRole('button', { name: t('cart.removeLine') })
      .first()
      .click();
    await page.getByRole('button', { name: t('action.undo') }).click();
    await page.getByText(t('product.added')).first().waitFor();
  });

  test('a translated page keeps the shop’s name, and a product’s brand', async () => {
    const page = await visitTranslated('/en/products/vanities/hollin-vanity-60-in.html');
    for (const name of ['header [data-brand]', 'main header > p:first-child']) {
      await page.locator(name).first().waitFor();
      expect(await page.locator(`${name} font`).count()).toBe(0);
    }
  });

  test('a translated product page adds to the cart and opens other pages in its own language', async () => {
    const page = await visitTranslated('/en');
    await openProduct(page, 'en');
    await hydrate(page);
    await addToCart(page, 'en');
    await hydrate(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL('**/en');
  });

  test('a translated address form names its fields for the chosen country', async () => {
    const page = await visitTranslated('/en/checkout');
    const label = page.locator('label[for=postalCode]');
    await page.locator('#country').selectOption(shipTo.CA.country);
    await expect.poll(() => label.innerText()).toMatch(t('field.postalCode.CA'));
    await page.locator('#country').selectOption(shipTo.US.country);
    await expect.poll(() => label.innerText()).toMatch(t('field.postalCode.US'));
  });
});
