import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)(
  'UI-025 scrolling by more than 20 px shows a link to the top, by 60 px a raised header, by 120 px a free quote (in $locale)',
  async (visitor) => {
    const t = textsOf(visitor.locale);
    const page = await visit(visitor);
    await page.goto(`/${visitor.locale}/services/design-services`);
    await hydrate(page);
    const top = page.getByRole('button', { name: t('scroll.top') });
    const quote = page.getByRole('link', { name: t('scroll.freeQuote') });
    const shown = async () => [
      await top.count(),
      await page.evaluate(() => Number('scrolled' in document.documentElement.dataset)),
      await quote.count(),
    ];
    for (const [y, expected] of [
      [121, [1, 1, 1]],
      [120, [1, 1, 0]],
      [61, [1, 1, 0]],
      [60, [1, 0, 0]],
      [21, [1, 0, 0]],
      [20, [0, 0, 0]],
      [400, [1, 1, 1]],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      await expect.poll(shown).toEqual(expected);
    }
    expect(await quote.getAttribute('href')).toBe('#request');
    await expectAccessible(page);
    await page.locator('#request').scrollIntoViewIfNeeded(); // the link would cover the form
    await expect.poll(shown).toEqual([1, 1, 0]);
    await top.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  },
);

test('Back leads to a page whose place the browser opened itself', async () => {
  const t = textsOf('en');
  const page = await visit();
  await page.goto('/en/services');
  await hydrate(page);
  await page.getByRole('link', { name: t('site.skipToContent') }).press('Enter');
  await page.waitForURL('**/en/services#content');
  await page.locator('main a[href="/en/services/design-services"]').first().press('Enter');
  await page.waitForURL('**/design-services');
  const title = page.getByRole('heading', { level: 1, name: 'Services', exact: true });
  await title.waitFor({ state: 'detached' });
  await page.goBack();
  await title.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe('/en/services/design-services');
});
