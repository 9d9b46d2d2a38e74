import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCustomer } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 320 },
] as const)(
  'UI-031 DOM-050 the associate membership overlay accepts an e-mail address and a company code (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await prepareCustomer(page, locale);
    await page.goto(`/${locale}/my-account/account-settings`);
    if (scripts) await hydrate(page);
    const open = page.getByRole('link', { name: t('associate.open') });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('associate.title') });
    const send = async (email: string, code: string) => {
      await dialog.locator('input[name=email]').fill(email);
      await dialog.locator('input[name=invitationCode]').fill(code);
      await dialog.getByRole('button', { name: t('associate.submit') }).click();
    };
    await send('homer@company.example.org', 'COMPANY-2030');
    await dialog.getByText(t('field.error.companyEmail')).last().waitFor();
    if (scripts) await expectAccessible(page);
    await send('homer@company.example', 'GUESS');
    await dialog.getByText(t('field.error.invitationCode')).last().waitFor();
    await send('Homer@Works.Company.example', 'COMPANY-2030');
    await page.getByText(t('associate.joined')).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${locale}/my-account/account-settings`);
    expect(await open.count()).toBe(0);
    if (scripts) await expect.poll(() => page.locator(':focus').textContent()).toMatch(t('price.persona.CAS'));
  },
);

test.each([
  { locale: 'en', scripts: true },
  { locale: 'fr', scripts: false },
] as const)(
  'a friend of the staff gets friends and family prices by a code (in $locale, scripts $scripts)',
  async (shopper) => {
    const t = textsOf(shopper.locale);
    const page = await visit(shopper);
    await prepareCustomer(page, shopper.locale);
    await page.goto(`/${shopper.locale}/my-account/account-settings`);
    if (shopper.scripts) await hydrate(page);
    const code = page.getByLabel(t('field.friendsCode'));
    for (const [typed, text] of [
      ['GUESS', 'field.error.invitationCode'],
      ['FRIENDS-2030', 'friends.joined'],
    ] as const) {
      await code.fill(typed);
      await code.press('Enter');
      await page.getByText(t(text)).first().waitFor();
      await expect.poll(() => page.locator('main [data-pending]').count()).toBe(0); // until then the button ignores presses
    }
    expect(await code.count()).toBe(0);
    await page.getByText(t('price.persona.FAF'), { exact: true }).waitFor();
    if (shopper.scripts) await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
  },
);
