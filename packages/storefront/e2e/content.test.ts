import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { comeAlive } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

test('a page of an editor’s HTML comes by a client’s navigation under Trusted Types, with its heading in focus', async () => {
  const page = await visit();
  await page.goto('/en/support');
  await comeAlive(page);
  await page.locator('main').locator('a[href="/en/support/help-and-faq"]').click();
  await page.waitForURL('**/support/help-and-faq');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.locator('main summary').first().click();
  expect(await page.locator('details[open] p').first().textContent()).toContain('leaves the works');
});

test('STO-005 the language is changed and the page stays', async () => {
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
])('the first screen of the home page holds its headline and its link (%i × %i)', async (width, height) => {
  const page = await visit({ banners: true });
  await page.setViewportSize({ width, height });
  await page.goto('/en');
  for (const part of [page.getByRole('heading', { level: 1 }), page.locator('main').getByRole('link').first()]) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});
