import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const visitors = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
] as const;

const caller = {
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'pat@example.org',
  phone: '5550100123',
  postalCode: '53044',
};

describe('the form of a service', () => {
  test.each(visitors)(
    'STO-019 the designer call-back form reports errors and shows the request number (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`/${locale}/services/design-services`);
      if (scripts) await touch(page);
      const send = page.getByRole('button', { name: t('lead.submit') });
      for (const [field, text] of Object.entries(caller)) await page.locator(`#${field}`).fill(text);
      await page.locator('#postalCode').fill('nowhere');
      await send.click();
      await page.getByText(t('field.error.postalCode')).first().waitFor();
      expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
      if (scripts) await expectAccessible(page);
      await page.locator('#postalCode').fill(caller.postalCode);
      await send.click();
      const shownText = await page.getByText(t('lead.sent')).last().textContent();
      expect(shownText).toMatch(/C\d{6,}/);
      if (scripts) await page.locator(':focus').getByText(t('lead.sent')).first().waitFor(); // so it is in view
      expect(await page.locator('#firstName').inputValue()).toBe('');
    },
  );

  test.each(visitors)(
    'STO-019 STO-087 the installation form fills in the model from its link, and submitting resets the URL except its hash (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const page = await visit(visitor);
      await page.goto(`/${locale}/services/installation-services?skuNumber=AV16179-CH#request`);
      if (scripts) await touch(page);
      expect(await page.locator('#modelNumber').inputValue()).toBe('AV16179-CH');
      for (const [field, text] of Object.entries(caller)) await page.locator(`#${field}`).fill(text);
      await page.getByRole('button', { name: textsOf(locale)('lead.submit') }).click();
      await page.waitForURL(`**/${locale}/services/installation-services#request`);
      expect(await page.getByText(textsOf(locale)('lead.sent')).last().textContent()).toMatch(/C\d{6,}/);
    },
  );

  test('STO-087 other service pages lose query and hash when the URL is reset', async () => {
    const page = await visit();
    await page.goto('/en/services/design-services?skuNumber=AV16179-CH#request');
    await touch(page);
    for (const [field, text] of Object.entries(caller)) await page.locator(`#${field}`).fill(text);
    await page.getByRole('button', { name: textsOf('en')('lead.submit') }).click();
    await page.waitForURL((url) => url.href.endsWith('/en/services/design-services'));
  });

  test('STO-019 a service form sent twice creates one case, and an unknown service creates none', async () => {
    const shopper = new HttpShopper();
    const path = '/en/services/find-a-pro';
    const form = { ...caller, about: 'pro', message: 'A bath under the roof.' };
    const key = fieldOf(await shopper.get(path), 'key');
    const answers = [await shopper.post(path, { ...form, key }), await shopper.post(path, { ...form, key })];
    const [first, second] = answers.map(({ text }) => /C\d{6,}/.exec(text)?.[0]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect((await shopper.post(path, { ...form, about: 'nothing' })).status).toBe(400);
  });
});
