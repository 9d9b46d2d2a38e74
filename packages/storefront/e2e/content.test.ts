import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

test('client-side navigation renders editor HTML under Trusted Types and focuses the heading', async () => {
  const page = await visit();
  await page.goto('/en/support');
  await hydrate(page);
  await page.locator('main').locator('a[href="/en/support/help-and-faq"]').click();
  await page.waitForURL('**/support/help-and-faq');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.locator('main summary').first().click();
  expect(await page.locator('details[open] p').first().textContent()).toContain('leaves the works');
});

test('STO-005 changing the language keeps the page', async () => {
  const page = await visit();
  await page.goto('/en/products/toilets?sort=name');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page
    .getByRole('list', { name: t('site.language') })
    .getByRole('link', { name: 'Français' })
    .click();
  await page.waitForURL('**/fr/products/toilets?sort=name');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test.each([
  [1440, 900],
  [390, 844],
  [375, 812],
])('the home page shows its headline and link above the fold (%i × %i)', async (width, height) => {
  const page = await visit({ banners: true });
  await page.setViewportSize({ width, height });
  await page.goto('/en');
  for (const part of [page.getByRole('heading', { level: 1 }), page.locator('main').getByRole('link').first()]) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test.each(['en', 'fr'] as const)(
  'STO-018 the help page shows its questions, which form one FAQPage entity (in %s)',
  async (locale) => {
    const page = await visit({ locale, scripts: false });
    await page.goto(`/${locale}/support/help-and-faq`);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const questions = facts
      .map((fact) => JSON.parse(fact) as { '@type': string; mainEntity?: readonly { name: string }[] })
      .filter((fact) => fact['@type'] === 'FAQPage');
    const shownQuestions = await page.locator('main details > summary').allTextContents();
    expect(shownQuestions.length).toBeGreaterThan(8);
    expect(questions.map(({ mainEntity = [] }) => mainEntity.map(({ name }) => name))).toEqual([shownQuestions]);
  },
);

test.each([
  ['en', 'October 13, 2026'],
  ['fr', '13 octobre 2026'],
] as const)('an article shows the day of its publication (in %s)', async (locale, day) => {
  const page = await visit({ locale, scripts: false });
  await page.goto(`/${locale}/inspiration/living-brass`);
  const published = page.locator('main time');
  expect(await published.textContent()).toBe(day);
  expect(await published.getAttribute('datetime')).toBe('2026-10-13');
});

test('a page of services shows the same number of services in French and English', async () => {
  const counts = await Promise.all(
    (['en', 'fr'] as const).map(async (locale) => {
      const page = await visit({ locale, scripts: false });
      await page.goto(`/${locale}/services/installation-services`);
      return page.locator('main [data-media]').count();
    }),
  );
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});
