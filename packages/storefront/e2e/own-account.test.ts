import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { placeOrder } from './http-checkout.ts';
import { overHttp, prepareCustomer, prepareOrder, prepareReview } from './prepared.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();
const newPassword = 'Enamel-and-brass-9!';

const shoppers = [
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const;

/** Signs up a customer, opens their account settings and returns their e-mail address. */
async function openSettings(page: Page, { locale, scripts }: (typeof shoppers)[number]): Promise<string> {
  const email = await prepareCustomer(page, locale);
  await page.goto(`/${locale}/my-account/account-settings`);
  if (scripts) await touch(page);
  return email;
}

/** Submits the password form. */
async function changePassword(page: Page, locale: Locale, current: string, next: string): Promise<void> {
  await page.locator('main #currentPassword').fill(current);
  await page.locator('main #password').fill(next);
  await page.getByRole('button', { name: textsOf(locale)('password.reset.submit') }).click();
}

describe('a customer, in the account settings', () => {
  test.each(shoppers)(
    'a customer changes the password and signs in with the new one (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      const email = await openSettings(page, shopper);
      await changePassword(page, locale, 'not the password', newPassword);
      await page.getByText(t('email.change.wrong')).first().waitFor();
      if (!scripts) expect(await page.locator('main #password').inputValue()).toBe('');
      if (scripts) await expectAccessible(page);
      await changePassword(page, locale, demoPassword, 'short');
      await page.getByText(t('field.error.password')).first().waitFor();
      await changePassword(page, locale, demoPassword, newPassword);
      await page.waitForURL('**/sign-in');
      await page.getByText(t('password.changed')).waitFor();
      await signIn(page, email, newPassword);
      await page.waitForURL('**/my-account');
    },
  );

  test.each(shoppers)(
    'a customer confirms and deletes the account, which then can no longer be signed in to (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      const email = await openSettings(page, shopper);
      const confirm = page.getByRole('button', { name: t('account.delete.submit') });
      expect(await confirm.isVisible()).toBe(false);
      await page.locator('summary', { hasText: t('account.delete.open') }).click();
      await page.getByText(t('account.delete.confirm')).waitFor();
      await page.locator('main #lastPassword').fill('not the password');
      await confirm.click();
      await page.getByText(t('email.change.wrong')).first().waitFor();
      if (shopper.scripts) await expectAccessible(page);
      await page.locator('main #lastPassword').fill(demoPassword);
      await confirm.click();
      await page.waitForURL('**/sign-in');
      await page.getByText(t('account.deleted')).waitFor();
      await signIn(page, email);
      await page.getByText(t('signIn.failed')).waitFor();
    },
  );

  test.each(shoppers)(
    'an account with an order that must still ship is not deleted, and the page shows the number of the order (in $locale, scripts $scripts)',
    async (shopper) => {
      const t = textsOf(shopper.locale);
      const page = await visit(shopper);
      await prepareCustomer(page, shopper.locale);
      const { orderNumber } = await prepareOrder(page, shopper.locale);
      await page.goto(`/${shopper.locale}/my-account/account-settings`);
      await page.locator('summary', { hasText: t('account.delete.open') }).click();
      await page.locator('main #lastPassword').fill(demoPassword);
      await page.getByRole('button', { name: t('account.delete.submit') }).click();
      await page.getByText(t('account.delete.order')).filter({ hasText: orderNumber }).waitFor();
    },
  );
});

test.each(shoppers)(
  'a guest who creates an account after an order finds their e-mail address and name filled in, and the order in the account (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    const email = `guest-${crypto.randomUUID()}@example.org`;
    const { review } = await prepareReview(page, locale, { email });
    const confirmation = await placeOrder(overHttp(page), review);
    const [orderNumber = ''] = /\bW[A-Z0-9]{12}\b/.exec(confirmation.text.replaceAll(/<[^>]*>/g, ' ')) ?? [];
    await page.goto(`/${locale}/order-confirmation`);
    await page
      .getByRole('link', { name: t('signUp.title') })
      .last()
      .click();
    const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
    await form.waitFor();
    const valueOf = (name: string) => form.locator(`input[name=${name}]`).inputValue();
    expect(await Promise.all(['email', 'firstName', 'lastName'].map(valueOf))).toEqual([
      email,
      'Anne-Marie',
      "O'Brien",
    ]);
    await form.locator('input[name=password]').fill(demoPassword);
    await form.locator('button[value=signUp]').click();
    await page.waitForURL('**/my-account');
    await page.getByText(orderNumber).first().waitFor();
  },
);
