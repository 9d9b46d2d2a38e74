import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { HttpShopper } from './http-shopper.ts';
import { demoPassword } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const path = '/services/design-services';
const drafts = { en: 'A draft for editors', fr: 'Un brouillon pour les rédacteurs' };

describe('the preview', () => {
  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 375, scripts: false },
  ] as const)(
    'STO-062 STO-066 STO-067 the preview shows drafts to an editor under a banner, hidden from search engines, until it is closed (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`/${locale}/preview?returnTo=/${locale}${path}`);
      await page.locator('input[name=user]').fill('editor');
      await page.locator('input[name=password]').fill('not the password');
      await page.getByRole('button', { name: t('preview.open') }).click();
      await page.getByText(t('preview.rejected')).waitFor();
      if (scripts) await expectAccessible(page);
      await page.locator('input[name=user]').fill('editor');
      await page.locator('input[name=password]').fill(demoPassword);
      await page.getByRole('button', { name: t('preview.open') }).click();
      await page.waitForURL(`**/${locale}${path}`);
      await page.getByRole('heading', { name: drafts[locale] }).waitFor();
      await page.getByText(t('preview.unknown')).filter({ hasText: 'virtual-tour' }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      if (scripts) {
        await touch(page);
        await expectAccessible(page);
        await page.evaluate(() => {
          for (const storage of [sessionStorage, localStorage]) storage.setItem('basin.left', 'by the preview');
        });
      }
      const banner = page.getByRole('complementary', { name: t('preview.title') });
      await banner.getByRole('button', { name: t('preview.close') }).click();
      await banner.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(`/${locale}${path}`);
      expect(await page.getByRole('heading', { name: drafts[locale] }).count()).toBe(0);
      expect(await page.locator('meta[name=robots]').count()).toBe(0);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.filter((name) => name.includes('preview'))).toEqual([]);
      const left = () => [sessionStorage, localStorage].map((storage) => storage.getItem('basin.left'));
      if (scripts) expect(await page.evaluate(left)).toEqual([null, null]);
    },
  );

  test.each([
    ['without cookies', ''],
    ['with the first cookie alone', '__Host-preview=on'],
    ['with a token of their own making', '__Host-preview=on; __Host-preview-token=Fe26.2**x'],
  ])('STO-066 the preview shows no draft to other visitors, whatever the URL contains (%s)', async (_, cookie) => {
    const address = new URL(`/en${path}?wcmmode=preview`, inject('shopOrigin'));
    const response = await fetch(address, { headers: { Cookie: cookie } });
    const html = await response.text();
    expect([response.status, html.includes(drafts.en), html.includes('virtual-tour')]).toEqual([200, false, false]);
    expect(html).not.toContain(en['preview.banner']);
  });

  test('STO-066 the preview needs both of its cookies', async () => {
    const editor = new HttpShopper();
    const credentials = { user: 'editor', password: demoPassword };
    const page = await editor.post('/en/preview', { intent: 'open', returnTo: `/en${path}`, ...credentials });
    for (const text of [drafts.en, en['preview.banner']]) expect(page.text).toContain(text);
    const cookies = [...editor.cookies()].filter(([name]) => name.includes('preview'));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      const { text } = await new HttpShopper(new Map([cookie])).get(`/en${path}`);
      expect([cookie[0], text.includes(drafts.en), text.includes(en['preview.banner'])]).toEqual([
        cookie[0],
        false,
        false,
      ]);
    }
  });
});
