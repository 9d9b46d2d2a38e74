import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const { visit } = useBrowser();

/** Clicks the centre of each hot spot and returns the links that become visible. */
const clickEach = (spots: readonly Element[]) =>
  spots.map((spot) => {
    spot.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = spot.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    pressed?.closest('button')?.click();
    const card = document.querySelector<HTMLElement>(':popover-open');
    const link = card?.querySelector('a');
    const seen = link?.checkVisibility({ visibilityProperty: true }) ? link : undefined;
    card?.hidePopover();
    return { spot: spot.getAttribute('aria-label'), name: seen?.textContent, path: seen?.getAttribute('href') ?? '' };
  });

test.each(['en', 'fr'] as const)(
  'every hot spot of every room opens a card with the product’s name and link (in %s)',
  async (locale) => {
    const page = await visit({ locale, scripts: locale === 'en' });
    await page.goto(`/${locale}/inspiration/rooms-inspiration`);
    const spots = page.locator('main article button[popovertarget]');
    const links = await spots.evaluateAll(clickEach);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ spot, name }) => name !== spot)).toEqual([]);
    await spots.first().click();
    const card = page.locator(`[id="${await spots.first().getAttribute('popovertarget')}"]`);
    await expect.poll(() => card.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => card.isVisible()).toBe(false);
    const ways = new Map(links.map(({ path, name = '' }) => [path, name]));
    for (const [path, name] of ways) {
      const html = await (await page.request.get(path)).text();
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
      expect(heading.replaceAll(/<[^>]*>|<!--.*?-->/g, ''), path).toContain(name);
    }
  },
);

test.each([
  { locale: 'en', scripts: true, room: 'Kitchen' },
  { locale: 'fr', scripts: false, room: 'Cuisine' },
] as const)(
  'STO-081 UI-027 UI-057 room cards can be filtered by room, style, colour and theme, and the filters cleared (in $locale, scripts $scripts)',
  async ({ locale, scripts, room }) => {
    const t = textsOf(locale);
    const page = await visit({ locale, scripts, width: scripts ? 1440 : 375 });
    await page.goto(`/${locale}/inspiration/rooms-inspiration`);
    if (scripts) await touch(page);
    const cards = page.locator('main article');
    for (const phone of [320, 375, 768]) {
      await page.setViewportSize({ width: phone, height: 800 });
      expect(await widthBeyondWindow(page)).toBe(0);
      if (scripts) await expectAccessible(page); // adjacent hot spots are too small to tap
    }
    await page.setViewportSize({ width: scripts ? 1440 : 375, height: 900 });
    const all = await cards.count();
    const filters = page.getByRole('navigation', { name: t('listing.filters') });
    expect(await filters.locator('details').count()).toBe(4);
    await filters.locator('summary').first().press('Enter');
    await filters.getByRole('link', { name: room }).press('Enter');
    await page.waitForURL(/room=/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await filters.locator('summary').first().textContent()).toContain(room);
    if (scripts) await expectAccessible(page);
    await page.getByRole('link', { name: t('listing.filters.clear') }).click();
    await expect.poll(() => cards.count()).toBe(all);
    expect(await filters.locator('summary').first().textContent()).not.toContain(room);
  },
);

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 375 },
] as const)(
  'a hot spot shows its product’s picture and adds it to the cart, or links to a product with options (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await page.goto(`/${locale}/inspiration/rooms-inspiration`);
    if (scripts) await hydrate(page);
    const buyable = page.locator('main article [popover]').filter({ has: page.locator('button[value=add]') });
    const id = (await buyable.first().getAttribute('id')) ?? '';
    const spot = page.locator(`button[popovertarget="${id}"]`);
    await spot.press('Enter');
    const card = page.locator(`[id="${id}"]`);
    await card.locator('picture img').waitFor();
    const box = (await card.boundingBox()) ?? expect.fail('the card is not shown');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(shopper.width);
    expect(box.y + box.height).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
    if (scripts) await expectAccessible(page);
    const name = (await spot.getAttribute('aria-label')) ?? '';
    await card.locator('button[value=add]').press('Enter');
    if (scripts)
      await page
        .getByRole('region', { name: t('cart.preview') })
        .getByRole('listitem')
        .first()
        .waitFor();
    else await page.waitForURL(`**/${locale}/cart`);
    expect(new URL(page.url()).pathname.endsWith('/cart')).toBe(!scripts);
    await page.goto(`/${locale}/cart`);
    expect(await page.getByRole('main').getByRole('link', { name }).count()).toBeGreaterThan(0);
    await page.goto(`/${locale}/inspiration/rooms-inspiration`);
    const choices = page
      .locator('main article [popover]')
      .getByRole('link', { name: t('rooms.choose'), includeHidden: true });
    expect(await choices.count()).toBeGreaterThan(0);
  },
);

test.each([
  { locale: 'en', scripts: true, width: 1440, theme: 'Bathing' },
  { locale: 'fr', scripts: false, width: 375, theme: 'Le bain' },
] as const)(
  'STO-077 STO-086 articles can be filtered by theme, and each has pictures in its body (in $locale, scripts $scripts)',
  async ({ theme, ...visitor }) => {
    const { locale, scripts } = visitor;
    const t = textsOf(locale);
    const page = await visit(visitor);
    await page.goto(`/${locale}/inspiration`);
    if (scripts) await hydrate(page);
    const articles = page.locator('main article');
    const all = await articles.count();
    const themes = page.getByRole('navigation', { name: t('articles.themes') });
    await themes.getByRole('link', { name: theme }).press('Enter');
    await page.waitForURL(/theme=/);
    await expect.poll(() => articles.count()).toBeLessThan(all);
    expect(await themes.locator('[aria-current]').textContent()).toBe(theme);
    if (scripts) await expectAccessible(page);
    const title = await articles.first().getByRole('heading').innerText();
    await page.goto((await articles.first().getByRole('link').first().getAttribute('href')) ?? '');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.locator('main figure picture').count()).toBe(2);
    if (scripts) await touch(page);
    if (scripts) await expectAccessible(page);
  },
);

test('on a phone each room opens at the middle of its picture and can be panned to both ends', async () => {
  const page = await visit({ scripts: false, width: 375 });
  await page.goto('/en/inspiration/rooms-inspiration');
  const panes = page.locator('main article > div:first-child');
  const middles = () =>
    panes.evaluateAll((all) =>
      all.map(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft - (scrollWidth - clientWidth) / 2),
    );
  await expect.poll(async () => Math.max(...(await middles()).map(Math.abs))).toBeLessThanOrEqual(1);
  const ends = await panes.first().evaluate((pane) =>
    [0, pane.scrollWidth].map((left) => {
      pane.scrollTo({ left, behavior: 'instant' });
      return pane.scrollLeft;
    }),
  );
  expect(ends).toEqual([0, expect.any(Number)]);
  expect(ends[1]).toBeGreaterThan(200);
});
