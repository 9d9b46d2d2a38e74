import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)(
  'STO-008 STO-074 UI-058 DOM-125 two products of a listing can be compared in a bar and then on a page (in $locale)',
  async (shopper) => {
    const { locale } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await page.goto(`/${locale}/products/bathroom-faucets`);
    const links = page.locator('main [data-media] h2 a');
    const products = await links.evaluateAll((all) =>
      all.slice(0, 2).map((link) => ({ path: link.getAttribute('href') ?? '', name: link.textContent })),
    );
    const bar = page.getByRole('complementary', { name: t('compare.title') });
    for (const [index, { path }] of products.entries()) {
      await page.goto(path); // the click may precede the scripts
      await page.locator('main header button[aria-pressed]').click();
      await bar.getByText(new RegExp(`^${index + 1} `)).waitFor();
    }
    await expectAccessible(page);
    await bar.getByRole('link', { name: t('compare.open') }).click();
    await page.waitForURL('**/compare?**');
    await page.goto(`/${locale}/compare`, { waitUntil: 'commit' }); // as a bookmark would
    await page.locator('main h1').waitFor();
    expect(await page.locator('main').getByText(t('compare.none')).isVisible()).toBe(false);
    await page.waitForURL('**/compare?**');
    await page.getByRole('heading', { level: 1, name: t('compare.title') }).waitFor();
    const names = () => page.locator('main [data-media] h2').allTextContents();
    await expect.poll(names).toEqual(products.map(({ name }) => name));
    expect(await page.getByRole('columnheader').count()).toBe(3);
    expect(await page.getByRole('rowheader', { name: t('compare.stock') }).count()).toBe(1);
    const choices = page.locator('main').getByRole('link', { name: t('compare.choose') });
    expect(await choices.count()).toBe(2);
    expect(await choices.first().getAttribute('href')).toContain(`${products[0]?.path.split('?')[0] ?? ''}?skuId=`);
    const title = page.locator('main [data-media] h2 a').first();
    expect(await title.getAttribute('href')).toBe(await choices.first().getAttribute('href')); // in the compared finish
    const facts = await page.getByRole('rowheader').count();
    expect(facts).toBeGreaterThan(3);
    const differencesOnly = page.getByRole('switch', { name: t('compare.differences') });
    await page.emulateMedia({ media: 'print' });
    expect(await differencesOnly.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await differencesOnly.check();
    const differences = await page.getByRole('rowheader').count();
    expect(differences).toBeGreaterThan(0);
    expect(differences).toBeLessThan(facts);
    expect(await bar.count()).toBe(0);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: t('product.compare.remove') })
      .first()
      .click();
    await expect.poll(() => page.locator('main [data-media] h2').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const another = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t('compare.another') }) });
    const box = await another.boundingBox();
    const card = await page.locator('main li').first().boundingBox();
    expect(card?.width).toBeLessThanOrEqual(shopper.width / 2);
    expect(box?.width).toBeGreaterThan(200); // below the card on a phone
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(shopper.width);
    await expectAccessible(page);
  },
);

test('DOM-084 SDK-007 a product stays in the comparison for 60 days', async () => {
  const page = await visit({ ownContext: true });
  const t = textsOf('en');
  const bar = page.getByRole('complementary', { name: t('compare.title') });
  const now = Date.now();
  const openListingAfter = async (days: number) => {
    await page.clock.setSystemTime(now + days * 86_400_000);
    await page.goto('/en/products/toilets');
    await hydrate(page);
  };
  await openListingAfter(0);
  await page.locator('main [data-media] button[aria-pressed]').first().click();
  await bar.getByText(/^1 /).waitFor();
  await openListingAfter(59);
  await bar.getByText(/^1 /).waitFor();
  await openListingAfter(61);
  await page.locator('main [data-media] button[aria-pressed=false]').first().waitFor();
  expect(await bar.count()).toBe(0);
});

test('STO-074 a product is added to the comparison on its card, and removed in the bar or by a second press', async () => {
  const page = await visit();
  const t = textsOf('en');
  await page.goto('/en/products/toilets');
  await hydrate(page);
  const button = page.locator('main [data-media] button[aria-pressed]').first();
  const bar = page.getByRole('complementary', { name: t('compare.title') });
  await button.click();
  await bar.getByText(/^1 /).waitFor();
  const cards = page.locator('main [data-media]');
  await cards.first().locator('button[aria-pressed=true]').waitFor(); // a card may hydrate after the bar has opened
  const names = await cards.locator('h2').allTextContents();
  await cards.nth(1).locator('button[aria-pressed]').click();
  await bar.getByRole('button', { name: names[0] ?? '' }).waitFor();
  await expectAccessible(page);
  await bar.getByRole('button', { name: names[1] ?? '' }).click();
  await bar.getByText(/^1 /).waitFor();
  expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator('main [data-media] h2 a').first().click(); // the product page has the same category
  await page.locator('main header button[aria-pressed=true]').waitFor();
  await page.goBack();
  await button.click();
  await bar.waitFor({ state: 'detached' });
});

test('a product that is no longer sold leaves the comparison', async () => {
  const page = await visit();
  const bar = page.getByRole('complementary', { name: textsOf('en')('compare.title') });
  await page.goto('/en/products/toilets');
  await hydrate(page);
  await page.locator('main [data-media] button[aria-pressed]').first().click();
  await bar.getByText(/^1 /).waitFor();
  await page.evaluate(() => {
    const list = JSON.parse(localStorage['basin.compare'] as string) as { comparedProducts: { compareSku: string }[] };
    const [sold] = list.comparedProducts;
    localStorage['basin.compare'] = JSON.stringify({
      ...list,
      comparedProducts: [sold, { ...sold, compareSku: 'GONE' }],
    });
  });
  await page.reload();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => String(localStorage['basin.compare']))).not.toContain('GONE');
  await bar.getByText(/^1 /).waitFor();
});

test('DOM-125 a product of another category starts a new comparison in any language, which says so and can be undone', async () => {
  const page = await visit();
  const t = textsOf('en');
  const compare = async (path: string) => {
    await page.goto(path);
    await hydrate(page);
    await page.locator('main [data-media] button[aria-pressed=false]').first().click();
  };
  const count = page.getByRole('complementary').getByText(/^\d /);
  await compare('/fr/products/toilets');
  await compare('/en/products/toilets');
  await expect.poll(() => count.innerText()).toMatch(/^2 /);
  await compare('/en/products/basins');
  await page.getByText(t('compare.replaced')).click(); // the bar does not cover it
  await expect.poll(() => count.innerText()).toMatch(/^1 /);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('action.undo') }).click();
  await expect.poll(() => count.innerText()).toMatch(/^2 /);
  expect(await page.getByText(t('compare.replaced')).count()).toBe(0);
});

test('the compare bar takes at most a quarter of the screen of a phone on its side', async () => {
  const page = await visit({ locale: 'fr' });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/fr/products/bathroom-faucets');
  await hydrate(page);
  for (const index of [0, 1]) await page.locator('main [data-media] button[aria-pressed]').nth(index).click();
  const bar = page.getByRole('complementary', { name: textsOf('fr')('compare.title') });
  await bar.getByText(/^2 /).waitFor();
  expect((await bar.boundingBox())?.height).toBeLessThan(390 / 4);
});

test('the compare bar leaves no Back to top behind it', async () => {
  const page = await visit();
  await page.goto('/en/products/bathroom-faucets');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 3_000));
  const top = page.getByRole('button', { name: textsOf('en')('scroll.top') });
  await top.waitFor();
  await page.locator('main [data-media] button[aria-pressed]').nth(9).click();
  await top.waitFor({ state: 'hidden' });
});

test('UI-007 the compare bar is not shown on the checkout path', async () => {
  const t = textsOf('en');
  const page = await visit();
  await page.goto('/en/products/bathroom-faucets');
  await page.goto((await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '');
  await touch(page);
  await page.locator('main header button[aria-pressed]').click();
  const bar = page.getByRole('complementary', { name: t('compare.title') });
  await bar.waitFor();
  for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
  await page.getByRole('button', { name: t('product.addToCart') }).click();
  await page.getByText(t('product.added')).first().waitFor();
  await page.goto('/en/cart');
  await touch(page);
  await bar.waitFor();
  await page.goto('/en/checkout');
  await touch(page);
  await page.locator('#email').waitFor();
  expect(await bar.count()).toBe(0);
});

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 768 },
  { locale: 'fr', width: 375 },
] as const)(
  'STO-074 UI-058 each of four compared products heads its column of specifications and dimensions (in $locale, $width px)',
  async (shopper) => {
    const { locale } = shopper;
    const page = await visit(shopper);
    await page.goto(`/${locale}/products/bathroom-faucets`);
    const links = await page
      .locator('main [data-media] h2 a')
      .evaluateAll((all) => all.slice(0, 4).map((link) => link.getAttribute('href') ?? ''));
    const skus = await Promise.all(
      links.map(async (link) => /"sku":"([^"]+)"/.exec(await (await page.request.get(link)).text())?.[1] ?? ''),
    );
    await page.goto(`/${locale}/compare?sku=${skus.join(',')}`);
    const lefts = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    const cards = await lefts('main li:has(> [data-media])');
    expect(cards).toHaveLength(4);
    expect((await lefts('main thead th')).slice(1)).toEqual(cards);
    expect(await widthBeyondWindow(page)).toBe(0);
    const reach = page.getByRole('row', { name: locale === 'en' ? 'Spout reach' : 'Portée du bec' });
    const figures = await reach.getByRole('cell').allTextContents();
    for (const figure of figures)
      expect(figure).toMatch(locale === 'en' ? /^[\d.]+ in\. \(\d+ mm\)$/ : /^\d+ mm \([\d,]+ po\)$/);
    await expectAccessible(page);
  },
);

test.each(['en', 'fr'] as const)(
  'two compared products fit on a phone beside the names of their properties (in %s)',
  async (locale) => {
    const page = await visit({ locale, width: 375 });
    await page.goto(`/${locale}/products/bathroom-faucets`);
    const links = page.locator('main [data-media] h2 a');
    const skus = await Promise.all(
      [0, 1].map(async (index) => {
        const html = await (await page.request.get((await links.nth(index).getAttribute('href')) ?? '')).text();
        return /"sku":"([^"]+)"/.exec(html)?.[1] ?? '';
      }),
    );
    await page.goto(`/${locale}/compare?sku=${skus.join(',')}`);
    const columns = page.locator('main div:has(> ul > li > [data-media])');
    expect(await columns.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);
