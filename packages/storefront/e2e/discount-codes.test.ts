import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCart } from './prepared.ts';
import { textsOf } from './texts.ts';

const { visit } = useBrowser();

const codeField = (page: Page, locale: 'en' | 'fr') =>
  page.getByRole('textbox', { name: textsOf(locale)('cart.discountCode') });

async function enter(page: Page, code: string, locale: 'en' | 'fr'): Promise<void> {
  const t = textsOf(locale);
  const field = codeField(page, locale);
  if (!(await field.isVisible())) await page.locator('summary', { hasText: t('cart.discountCode') }).click();
  await field.fill(code);
  await page.getByRole('button', { name: t('action.apply') }).click();
}

describe.each([
  ['en', true],
  ['fr', false],
] as const)('a discount code in the cart (%s, scripts %s)', (locale, scripts) => {
  const t = textsOf(locale);

  test('a discount code is applied case-insensitively, reduces the total and can be removed', async () => {
    const page = await visit({ scripts });
    await prepareCart(page, locale);
    await page.goto(`/${locale}/cart`);
    const discount = page.getByText(t('cart.discount'), { exact: true });
    expect(await discount.count()).toBe(0);
    await enter(page, ' welcome10 ', locale);
    await page.getByText(t('cart.discountCode.applied')).first().waitFor();
    await discount.waitFor();
    if (scripts) await expectAccessible(page);
    const focused = page.locator('form :focus, summary:focus');
    if (scripts) {
      expect(await codeField(page, locale).inputValue()).toBe('');
      expect(await focused.textContent()).toMatch(t('action.apply'));
    }
    await page.getByRole('button', { name: t('cart.discountCode.remove') }).click();
    await discount.waitFor({ state: 'detached' });
    if (scripts) expect(await focused.textContent()).toMatch(t('cart.discountCode'));
  });

  test('SDK-112 a discount code that reduces nothing is removed, and the page shows the reason', async () => {
    const page = await visit({ scripts });
    await prepareCart(page, locale);
    await page.goto(`/${locale}/cart`);
    const refused = async (code: string, reason: RegExp) => {
      await enter(page, code, locale);
      await page.locator('main form').getByText(reason).waitFor(); // at the field, which keeps the code
      expect(await codeField(page, locale).inputValue()).toBe(code);
      if (code !== '') expect(await page.getByRole('button', { name: code }).count()).toBe(0);
    };
    await refused('', t('cart.discount.missing'));
    await refused('NONSENSE', t('cart.error.discount.none'));
    await refused('TRADE15', t('cart.error.discount.notThese'));
    await refused('SPRING', t('cart.error.discount.notNow'));
    await refused('PAUSED', t('cart.error.discount.notNow'));
    await enter(page, 'FIRST100', locale);
    await page.getByText(t('cart.discountCode.applied')).first().waitFor();
    if (scripts) expect(await codeField(page, locale).isVisible()).toBe(true);
    await refused('WELCOME10', t('cart.error.discount.ApplicationStoppedByPreviousDiscount'));
  });
});
