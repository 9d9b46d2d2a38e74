import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { productCards } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();
const t = textsOf('en');
const get = (path: string) => fetch(new URL(path, inject('shopOrigin')), { redirect: 'manual' });

describe('the shop', () => {
  test('STO-001 STO-069 the shop sells bathroom fixtures, kitchen fixtures and tile, and service parts in a separate catalogue', async () => {
    const page = await visit({ scripts: false });
    const catalogue = {
      'products/bathroom': /^\/en\/products\/(?!kitchen-|slabs|tile-|[a-z]+-tile)/,
      'products/kitchen': /^\/en\/products\/kitchen-/,
      'products/tile': /^\/en\/products\/(?:slabs|tile-|[a-z]+-tile)/,
      'support/service-parts': /^\/en\/support\/service-parts\//,
    };
    for (const [path, own] of Object.entries(catalogue)) {
      await page.goto(`/en/${path}`);
      const links = await page
        .locator('main [data-media] h2 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links, path).not.toHaveLength(0);
      expect(links.filter((link) => !own.test(link))).toEqual([]);
      expect(await productCards(page).last().textContent(), path).toMatch(/\$\d/);
    }
  });

  test.each(['en', 'fr'] as const)(
    'STO-020 STO-028 the find-a-pro page is served at its path (in %s)',
    async (locale) => {
      const page = await visit({ locale });
      await page.goto(`/${locale}/services/find-a-pro`);
      expect(await page.locator('main h1').textContent()).toBe(
        locale === 'en' ? 'Find a pro' : 'Trouver un professionnel',
      );
      await page.locator(`main a[href="/${locale}/support/contact"]`).first().waitFor();
      await expectAccessible(page);
    },
  );

  test('STO-021 STO-029 STO-034 STO-036 STO-037 STO-038 STO-039 STO-040 the content pages of the specification are served at their paths', async () => {
    const headings = {
      '/en/services/installation-services': 'Installation',
      '/fr/services/installation-services': 'Installation',
      '/en/press-room': 'Press room',
      '/fr/press-room': 'Salle de presse',
      '/en/support/product-support-center': 'Product support',
      '/fr/support/product-support-center': 'Assistance produits',
      '/en/support/help-and-faq': 'Help and FAQ',
      '/fr/support/help-and-faq': 'Aide et questions',
      '/en/inspiration/rooms-inspiration': 'Shop the room',
      '/fr/inspiration/rooms-inspiration': 'La pièce et ses objets',
      '/en/privacy-policy': 'Privacy policy',
      '/fr/privacy-policy': 'Politique de confidentialité',
      '/en/inspiration/love-your-look': 'Love your look',
      '/fr/inspiration/love-your-look': 'Votre style',
    };
    for (const [path, heading] of Object.entries(headings)) {
      const response = await get(path);
      const [, shown] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
      expect([path, response.status, shown]).toEqual([path, 200, heading]);
    }
  });

  test('STO-041 the scripts and styles of every page are served under /_app', async () => {
    const files = new Set<string>();
    for (const path of ['/en', '/fr/products/toilets', '/en/cart', '/fr/support/contact', '/en/nowhere']) {
      const page = await (await get(path)).text();
      const html = page.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
      const own = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
      expect(own, path).not.toHaveLength(0);
      for (const file of own) files.add(file);
    }
    for (const file of files) {
      expect(file).toMatch(/^\/_app\//);
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
  });

  test.each([
    ['/en/stores', '/en/locations', 301],
    ['/fr/faucets', '/fr/products/bathroom-faucets', 301],
    ['/parts', '/en/support/service-parts', 301],
    ['/faq', '/en/support/help-and-faq', 301],
    ['/help', '/en/support/help-and-faq', 302],
    ['/fr/help', '/fr/support/help-and-faq', 302],
  ])('STO-090 STO-091 STO-092 the path %s redirects to %s with %i', async (from, to, status) => {
    const response = await get(from);
    const target = new URL(response.headers.get('location') ?? '', inject('shopOrigin'));
    expect([response.status, target.pathname]).toEqual([status, to]);
  });

  test.each([
    '/my-account',
    '/find-a-showroom',
    '/find-a-showroom/browse-all-showrooms',
    '/locations/browse-all-stores',
    '/privacy-policy',
  ])(
    'STO-025 STO-026 STO-027 STO-031 STO-039 the path %s, without a language, leads to the English page',
    async (path) => {
      const { status, headers } = await get(path);
      const { pathname } = new URL(headers.get('location') ?? '', inject('shopOrigin'));
      expect([status, pathname]).toEqual([301, `/en${path}`]);
    },
  );
});

describe('overlays', () => {
  test('UI-039 the main menu opens over the page with the links of its group, and Esc closes it', async () => {
    const page = await visit();
    await page.goto('/en');
    const menu = page.getByRole('navigation', { name: t('nav.main') }).first();
    const group = menu.getByRole('button').first();
    await group.click();
    const panel = page.locator(`[id="${await group.getAttribute('popovertarget')}"]`);
    await panel.locator('a').first().waitFor();
    await expect.poll(() => panel.locator('a').count()).toBeGreaterThan(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.isVisible()).toBe(false);
  });

  test('UI-006 a link whose hash starts with #KPN opens the sign-in dialog and then continues to its target', async () => {
    const page = await visit();
    await page.goto('/en/products#KPN_account::/en/cart');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=email]').first().fill('company@example.com');
    await dialog.locator('input[name=password]').first().fill('Soak!Basin2030');
    await dialog.locator('button[value=signIn]').click();
    await page.waitForURL('**/en/cart');
  });

  test.each(['en', 'fr'] as const)(
    'UI-004 UI-028 STO-017 the hash #newsletter opens the newsletter form, which accepts an e-mail address and ends the offer (in %s)',
    async (locale) => {
      const texts = textsOf(locale);
      const page = await visit({ ownContext: true, locale, newsletter: true, width: locale === 'fr' ? 375 : 1440 });
      await page.goto(`/${locale}/products#newsletter`);
      const dialog = page.getByRole('dialog', { name: texts('newsletter.title') });
      await dialog.waitFor();
      await touch(page);
      const submit = dialog.getByRole('button', { name: texts('newsletter.submit') });
      await dialog.locator('input[type=email]').fill('nobody');
      await submit.click();
      await dialog.getByText(texts('field.error.email')).first().waitFor();
      await expectAccessible(page);
      await dialog.locator('input[type=email]').fill(`reader-${crypto.randomUUID()}@example.org`);
      await submit.click();
      await dialog.getByText(texts('newsletter.done')).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('basin.newsletter'))).toBe('answered');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    },
  );

  test.each([
    { locale: 'en', scripts: true, width: 1440 },
    { locale: 'fr', scripts: false, width: 320 },
  ] as const)(
    'STO-017 the footer accepts an e-mail address for the newsletter (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const texts = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`/${locale}/support`);
      if (scripts) await touch(page);
      const foot = page.getByRole('contentinfo');
      await foot.locator('input[type=email]').fill('reader@example'); // valid for the browser, invalid for the shop
      await foot.locator('input[type=email]').press('Enter');
      const main = page.getByRole('main');
      await main.getByText(texts('field.error.email')).first().waitFor();
      if (scripts) await touch(page);
      if (scripts) await expectAccessible(page);
      await main.locator('input[type=email]').fill(`reader-${crypto.randomUUID()}@example.org`);
      await main.getByRole('button', { name: texts('newsletter.submit') }).click();
      await main.getByText(texts('newsletter.done')).waitFor();
    },
  );
});

test('STO-004 the cart page shows the content of its page model in the language of its path', async () => {
  const page = await visit({ scripts: false });
  await page.goto('/en/cart');
  await page.getByRole('heading', { name: 'A question before you order?' }).waitFor();
  await page.goto('/fr/cart');
  await page.getByRole('heading', { name: 'Une question avant de commander' }).waitFor();
  expect(await page.getByText('A question before you order?').count()).toBe(0);
});
