import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCustomer } from './prepared.ts';
import { demoPassword, signIn, signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
] as const;

/** Returns the path of the link in the newest e-mail that asks a customer to confirm an address. */
async function emailedLink(recipient: string): Promise<string> {
  const outbox = inject('gatewayOrigin').replace(/\d+$/, (port) => `${Number(port) + 2}`);
  const response = await fetch(`${outbox}/outbox`, { headers: { accept: 'application/json' } });
  const { mails } = (await response.json()) as { mails: { to: string; text: string }[] };
  const text = mails.find(({ to }) => to === recipient)?.text ?? '';
  const { pathname, search } = new URL(/https?:\S+emailToken\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

describe('a customer', () => {
  test.each(shoppers)(
    'STO-053 STO-076 DOM-157 a customer changes only first and last name (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await signUp(page, locale);
      await page
        .getByRole('link', { name: t('account.settings') })
        .first()
        .click();
      await page.waitForURL('**/account-settings');
      const fields = page.locator('main form:has(#firstName) input:not([type=hidden])');
      await fields.first().waitFor(); // the URL changes before the page does
      expect(await fields.evaluateAll((all) => all.map((each) => each.id))).toEqual(['firstName', 'lastName']);
      if (scripts) await touch(page);
      await page.locator('#firstName').fill('Augusta');
      await page.getByRole('button', { name: t('action.save') }).click();
      await page.getByText(t('account.saved')).waitFor();
      await expect.poll(() => page.locator('#firstName').inputValue()).toBe('Augusta');
      if (scripts) await expectAccessible(page);
    },
  );

  test.each(shoppers)(
    'a customer changes the e-mail address with the link that the new one receives, and signs in with it (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      await page.goto(`/${locale}/my-account/account-settings`);
      const form = page.locator('form').filter({ has: page.locator('button[value=changeEmail]') });
      const password = form.locator('#ownPassword');
      const send = async (email: string) => {
        await form.locator('#newEmail').fill(email);
        await password.fill(demoPassword);
        await password.press('Enter');
      };
      await send('homeowner@example.com');
      await form.getByText(t('email.change.taken')).first().waitFor();
      await expect.poll(() => password.inputValue()).toBe('');
      expect(await form.locator('#newEmail').inputValue()).toBe('homeowner@example.com');
      if (scripts) await expectAccessible(page);
      const email = `moved-${crypto.randomUUID()}@example.org`;
      await send(email);
      await page.getByText(t('email.change.sent')).waitFor();
      await expect.poll(() => password.inputValue()).toBe('');
      // the notice is far above the form that was sent
      if (scripts) await expect.poll(() => page.locator(':focus').textContent()).toMatch(t('email.change.sent'));
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: t('email.change.cancel') }).click();
      await page.getByText(t('email.change.cancelled')).waitFor();
      // the button is gone: focus is on the address that is kept
      if (scripts) await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P');
      await send(email);
      await page.getByRole('button', { name: t('email.change.again') }).click();
      await page.getByText(t('email.change.sent')).waitFor();
      await page.goto(await emailedLink(email));
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: t('email.change.confirm') }).click();
      await page.getByText(t('email.changed')).waitFor();
      await page.getByText(email, { exact: true }).waitFor();
      const other = await visit(shopper);
      await other.goto(`/${locale}/sign-in`);
      await signIn(other, email);
      await other.waitForURL('**/my-account');
    },
  );

  test.each(shoppers)(
    'a customer downloads the data that the shop stores about them (in $locale, scripts $scripts)',
    async (shopper) => {
      const t = textsOf(shopper.locale);
      const page = await visit(shopper);
      const email = await prepareCustomer(page, shopper.locale);
      await page.goto(`/${shopper.locale}/my-account/account-settings`);
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: t('account.export.action') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('my-data.json');
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ customer: { email }, orders: [] });
    },
  );

  test.each(shoppers)(
    'STO-076 DOM-027 a customer saves named addresses with a default one (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      await page.goto(`/${locale}/my-account/addresses`);
      await page.getByText(t('address.none')).waitFor();
      if (scripts) await touch(page);
      const addAddress = async (label: string, isDefault: boolean) => {
        const values = { label, firstName: 'Ada', lastName: 'Byron', phone: '555 010 0123' };
        const place = { streetName: '12 Example Ave', city: 'Kohler', postalCode: '53044' };
        for (const [name, value] of Object.entries({ ...values, ...place })) await page.locator(`#${name}`).fill(value);
        await page.locator('#country').selectOption('US');
        await page.locator('#state').selectOption('WI');
        if (isDefault) await page.getByLabel(t('address.makeDefault')).check();
        await page.getByRole('button', { name: t('action.save') }).click();
        await page.getByText(t('address.saved')).waitFor();
      };
      await addAddress('Cottage', false);
      await page.goto(`/${locale}/my-account/addresses`);
      if (scripts) await touch(page);
      await addAddress('Studio', true);
      const cards = page.locator('main li').filter({ has: page.locator('address') });
      await expect.poll(() => cards.locator('h2').allTextContents()).toEqual(['Studio', 'Cottage']);
      expect(await cards.first().getByText(t('address.default')).count()).toBe(1);
      if (scripts) await expectAccessible(page);
      await cards
        .last()
        .getByRole('button', { name: t('address.remove') })
        .click();
      await expect.poll(() => cards.locator('h2').allTextContents()).toEqual(['Studio']);
    },
  );

  test('STO-076 DOM-156 a trade customer also changes company, business type and subtype, and business ZIP code', async () => {
    const page = await visit();
    await page.goto('/en/sign-in');
    const form = page.locator('form').filter({ has: page.locator('button[value=signIn]') });
    await form.locator('input[name=email]').fill('trade@example.com');
    await form.locator('input[name=password]').fill('Soak!Basin2030');
    await form.locator('button[value=signIn]').click();
    await page.waitForURL('**/my-account');
    await page.goto('/en/my-account/account-settings');
    const company = `Trade Builders ${crypto.randomUUID().slice(0, 8)}`;
    await page.locator('#companyName').fill(company);
    await page.locator('#postalCode').fill('60654');
    expect(await page.locator('#businessType, #businessSubType').count()).toBe(2);
    await page.getByRole('button', { name: textsOf('en')('action.save') }).click();
    await page.getByText(textsOf('en')('account.saved')).waitFor();
    await page.goto('/en/my-account/addresses');
    await page.getByText('60654').waitFor();
    await page.goto('/en/my-account/account-settings');
    expect(await page.locator('#companyName').inputValue()).toBe(company);
  });
});
