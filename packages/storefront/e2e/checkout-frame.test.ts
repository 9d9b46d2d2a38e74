import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCart } from './prepared.ts';
import { textsOf } from './texts.ts';

const { visit } = useBrowser();

describe.each([
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
  { locale: 'fr', width: 1440, scripts: true },
] as const)('the checkout (in $locale, $width px wide, scripts $scripts)', (shopper) => {
  const { locale, width, scripts } = shopper;
  const t = textsOf(locale);

  test('a checkout page links only to the cart and the legal pages', async () => {
    const page = await visit({ ...shopper, banners: true });
    await prepareCart(page, locale);
    await page.goto(`/${locale}/cart`);
    const offer = page.getByRole('complementary', { name: t('banner.promo-banner') });
    await offer.waitFor();
    await page.goto(`/${locale}/checkout`);
    expect(await offer.count()).toBe(0);
    expect(await page.getByRole('contentinfo').getByRole('heading').count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(2); // the shop's name and the cart
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    if (scripts) await expectAccessible(page);
  });

  test('a checkout step shows the order summary beside it, or above it as an expandable line', async () => {
    const page = await visit(shopper);
    await prepareCart(page, locale);
    await page.goto(`/${locale}/checkout`);
    const summary = page.getByRole('complementary', { name: t('cart.summary') });
    const subtotal = summary.getByText(t('cart.subtotal'));
    if (width === 375) {
      const [line, step] = [summary.locator('summary'), page.locator('#email')];
      expect((await line.boundingBox())?.y ?? NaN).toBeLessThan((await step.boundingBox())?.y ?? NaN);
      await expect.poll(() => subtotal.isVisible()).toBe(false);
      await line.click();
    }
    await subtotal.waitFor();
  });
});
