import { describe, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, openProduct } from './checkout.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

/** Blocks storage as Chrome does for a shopper who blocks all site data: reading `localStorage` throws. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

describe.each([
  ['blocked', block],
  ['full', fill],
])('a browser whose storage is %s', (_, prepare) => {
  test('a product can be compared and bought', async () => {
    const page = await visit({ newsletter: true });
    await page.addInitScript(prepare);
    await page.goto('/en/products/toilets#analytics');
    await hydrate(page);
    await page.locator('main [data-media] button[aria-pressed]').first().click();
    await page
      .getByRole('complementary', { name: t('compare.title') })
      .getByText(/^1 /)
      .waitFor();
    await openProduct(page, 'en');
    await hydrate(page);
    await addToCart(page, 'en');
    await page.getByRole('button', { name: t('cart.removeLine') }).waitFor();
  });
});
