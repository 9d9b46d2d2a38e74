import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

test.each(['en', 'fr'] as const)(
  'every hot spot of every room opens a card that names the product and leads to it (in %s)',
  async (locale) => {
    const page = await visit({ locale, scripts: locale === 'en' });
    await page.goto(`/${locale}/inspiration/rooms-inspiration`);
    const spots = page.locator('main article button[popovertarget]');
    const links: { name: string; path: string }[] = [];
    expect(await spots.count()).toBeGreaterThan(0);
    for (const spot of await spots.all()) {
      const name = (await spot.getAttribute('aria-label')) ?? '';
      await spot.click();
      const link = page.locator(`[id="${await spot.getAttribute('popovertarget')}"]`).getByRole('link');
      expect({ name, isVisible: await link.isVisible() }).toEqual({ name, isVisible: true });
      expect(await link.textContent()).toBe(name);
      links.push({ name, path: (await link.getAttribute('href')) ?? '' });
      await page.keyboard.press('Escape');
    }
    const ways = new Map(links.map(({ path, name }) => [path, name]));
    for (const [path, name] of ways) {
      const html = await (await page.request.get(path)).text();
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
      expect(heading.replaceAll(/<[^>]*>|<!--.*?-->/g, ''), path).toContain(name);
    }
  },
);
