import english from '../../gateway/src/demonstration/content/drafts/en/fragments/banners.json' with { type: 'json' };
import french from '../../gateway/src/demonstration/content/drafts/fr/fragments/banners.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { demoPassword } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const { visit } = useBrowser();
const drafts = { en: english, fr: french };

const bannerTexts = (locale: 'en' | 'fr', type: string) =>
  drafts[locale].components.find((component) => component.type === type)?.text ?? expect.fail(`no ${type}`);

describe('the banners of editors', () => {
  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 320, scripts: false },
  ] as const)(
    'UI-029 a promo banner is shown on every page until it is closed, then in no language (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const page = await visit({ ...visitor, banners: true });
      await page.goto(`/${locale}/support?from=mail`);
      if (scripts) await hydrate(page);
      const banner = page.getByRole('complementary', { name: t('banner.promo-banner') });
      await banner.getByText(bannerTexts(locale, 'promo-banner')).waitFor();
      expect(await widthBeyondWindow(page)).toBe(0);
      if (scripts) await expectAccessible(page);
      await banner.getByRole('button', { name: t('action.close') }).press('Enter');
      await banner.waitFor({ state: 'detached' });
      expect(page.url()).toMatch(/\/support\?from=mail$/);
      for (const language of ['en', 'fr'] as const) {
        await page.goto(`/${language}/products/toilets`);
        const promo = page.getByRole('complementary', { name: textsOf(language)('banner.promo-banner') });
        expect(await promo.count()).toBe(0);
      }
    },
  );

  test.each(['en', 'fr'] as const)(
    'UI-035 a site-wide warning is shown above the offers, and closing it keeps them (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale, banners: true, width: locale === 'fr' ? 375 : 1440 });
      // a draft that the test publishes, so that the demonstration shows no warning
      await page.goto(`/${locale}/preview?returnTo=/${locale}`);
      await page.locator('input[name=user]').fill('editor');
      await page.locator('input[name=password]').fill(demoPassword);
      await page.getByRole('button', { name: t('preview.open') }).click();
      await page.waitForURL(new RegExp(`/${locale}$`));
      await hydrate(page);
      const [warning, promo] = (['site-warning', 'promo-banner'] as const).map((type) =>
        page.getByRole('complementary', { name: t(`banner.${type}`) }),
      );
      expect(await warning?.innerText()).toContain(bannerTexts(locale, 'site-warning'));
      await expectAccessible(page);
      await warning?.getByRole('button', { name: t('action.close') }).click();
      await warning?.waitFor({ state: 'detached' });
      await page.reload();
      expect([await warning?.count(), await promo?.count()]).toEqual([0, 1]);
    },
  );
});
