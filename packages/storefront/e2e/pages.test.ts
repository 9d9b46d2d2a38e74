import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { prepareCustomer, prepareOrder } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const paths = ['', '/products', '/products/toilets', '/search?keyword=brass', '/cart', '/sign-in', '/nowhere'];
const widePaths = [
  '/find-a-showroom',
  '/find-a-showroom/browse-all-showrooms',
  '/locations/milwaukee-wi',
  '/compare',
  '/search',
  '/products/vanities/hollin-vanity-60-in.html',
  '/products/vanities/sable-vanity-set-with-mirror-60-in.html',
  '/for-professionals',
  '/for-professionals/technical-specifications',
  '/register-offline-product',
  '/services',
  '/inspiration/rooms-inspiration',
];
const accountPaths = ['', '/account-settings', '/my-products', '/order-history'].map((path) => `/my-account${path}`);
const widths = [320, 1440] as const;

describe('every kind of page', () => {
  const { visit } = useBrowser({ pictures: true });

  test('with text twice as large no page is wider than a phone, and the header keeps its links on the screen', async () => {
    const page = await visit({ locale: 'fr', width: 320, expectedStatus: 404 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // cards further down are laid out at once
    await prepareCustomer(page, 'fr');
    const { orderNumber } = await prepareOrder(page, 'fr');
    const orderPath = `/my-account/order-details?orderNumber=${orderNumber}`;
    for (const path of [...paths, ...widePaths, ...accountPaths, orderPath]) {
      await page.goto(`/fr${path}`);
      const overflow = () =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
          const links = [...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect().right);
          const { scrollWidth, clientWidth } = document.documentElement;
          return Math.max(0, scrollWidth - clientWidth, ...links.map((right) => right - clientWidth));
        });
      await expect.poll(overflow, { message: path }).toBe(0); // once its fonts have loaded
    }
  });

  test('with text twice as large the button of the 3D model does not cover the controls of the pictures', async () => {
    const page = await visit({ width: 320 });
    await page.goto('/en/products/vanities/hollin-vanity-60-in.html');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const model = await page.getByRole('button', { name: textsOf('en')('product.model.open') }).boundingBox();
    const next = await page
      .getByRole('button', { name: textsOf('en')('carousel.next') })
      .first()
      .boundingBox();
    expect(model?.y).toBeGreaterThanOrEqual((next?.y ?? Infinity) + (next?.height ?? 0));
  });

  test('on a phone held sideways a picture of a product fits into the window below the header', async () => {
    const page = await visit();
    await page.setViewportSize({ width: 667, height: 375 });
    await page.goto('/en/products/vanities/hollin-vanity-60-in.html');
    const header = await page.getByRole('banner').boundingBox();
    const picture = await page.locator('main section li').first().boundingBox();
    expect(picture?.height).toBeLessThanOrEqual(375 - (header?.height ?? NaN));
    expect(picture?.height).toBeGreaterThan(260);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x).toBeGreaterThan((picture?.x ?? NaN) + (picture?.width ?? NaN));
  });

  test('the control back to the top is beside the text; on a low screen nothing stays over the page, and filters have its whole height; in forced colours the count in the cart has its own ground', async () => {
    const page = await visit({ width: 320 });
    await page.goto('/en/products/toilets');
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const top = page.getByRole('button', { name: textsOf('en')('scroll.top') });
    await top.waitFor();
    const margin = await top.locator('svg').evaluate((mark) => {
      const content = document.querySelector('main h1')?.getBoundingClientRect();
      return mark.getBoundingClientRect().left - (content?.right ?? 0);
    });
    expect(margin).toBeGreaterThanOrEqual(0); // beside the text
    await page.setViewportSize({ width: 320, height: 256 });
    await top.waitFor({ state: 'hidden' });
    const header = page.getByRole('banner');
    expect(await header.evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThan(0);
    await page.getByRole('button', { name: textsOf('en')('listing.filters') }).click();
    expect((await page.locator('[data-sidebar]').boundingBox())?.height).toBe(256);
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = header.locator('a[href="/en/cart"]').evaluate((cart) => {
      cart.dataset.count = '2';
      const { color, backgroundColor } = getComputedStyle(cart, '::after');
      return backgroundColor !== color && backgroundColor !== getComputedStyle(document.body).backgroundColor;
    });
    expect(await ground).toBe(true);
  });

  test('the link to the content is above the header when a key reaches it', async () => {
    const page = await visit();
    await page.goto('/en/products/toilets');
    await page.keyboard.press('Tab');
    const isOnTop = await page.evaluate(() => {
      const { activeElement } = document;
      const { left = 0, top = 0, width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + width / 2, top + height / 2) === activeElement && width > 50;
    });
    expect(isOnTop).toBe(true);
  });

  test.each(['en', 'fr'] as const)('every kind of page is accessible and does not overflow (in %s)', async (locale) => {
    const page = await visit({ locale, expectedStatus: 404 });
    for (const path of paths) {
      await page.goto(`/${locale}${path}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ path, width, overflow: await widthBeyondWindow(page) }).toEqual({ path, width, overflow: 0 });
        // automated findings are the same in each language on a wide page
        if (locale === 'en' || width === 320) await expectAccessible(page);
      }
    }
  });

  test('STO-063 an indexable page has its canonical URL and an alternate URL per language', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/products/toilets');
    const origin = inject('shopOrigin');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/fr/products/toilets`);
    expect(await page.locator('link[hreflang=en]').getAttribute('href')).toBe(`${origin}/en/products/toilets`);
  });
});

describe('a page that fails', () => {
  const { visit } = useBrowser();

  test.each([
    ['en', 'Oops, there is an error!', 'Try again'],
    ['fr', 'Oups, une erreur est survenue\u202F!', 'Réessayer'],
  ] as const)(
    'UI-013 a failing page shows an error and recovers after "Try again" (in %s)',
    async (locale, problem, again) => {
      const page = await visit({ locale, expectedStatus: 500 });
      await page.goto(`/${locale}/cart`);
      await touch(page);
      await page.route(/\/products\.data/, (route) => route.fulfill({ status: 500 }));
      await page.evaluate(`__reactRouterDataRouter.navigate('/${locale}/products')`);
      await page.getByRole('heading', { level: 1, name: problem, exact: true }).waitFor();
      await expectAccessible(page);
      const home = page.locator('main').getByRole('link', { name: textsOf(locale)('nav.home'), exact: true });
      expect(await home.getAttribute('href')).toBe(`/${locale}`);
      await page.getByRole('button', { name: again, exact: true }).click();
      await page.locator('main [data-media] h2').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${locale}/products`);
    },
  );
});

describe('a request that no page understands', () => {
  const { visit } = useBrowser();

  test.each([
    ['en', 405, '/support/help-and-faq', 'This request could not be understood.'],
    ['fr', 400, '/cart', 'Cette demande n’a pas pu être comprise.'],
  ] as const)(
    'UI-013 in %s a form that gets %i says what happened and leads back to the page and to the home page',
    async (locale, status, path, problem) => {
      const page = await visit({ locale, scripts: false, expectedStatus: status });
      await page.goto(`/${locale}${path}`);
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { method: 'post' });
        document.body.append(form);
        form.submit();
      });
      const main = page.locator('main');
      await main.getByRole('heading', { level: 1, name: problem }).waitFor();
      await main.getByText(textsOf(locale)('error.badRequest.text')).waitFor();
      expect(await main.getByRole('link', { name: textsOf(locale)('nav.home') }).getAttribute('href')).toBe(
        `/${locale}`,
      );
      await main.getByRole('button', { name: textsOf(locale)('action.tryAgain') }).click();
      await main.getByRole('heading', { level: 1 }).waitFor();
      expect([new URL(page.url()).pathname, await main.getByText(problem).count()]).toEqual([`/${locale}${path}`, 0]);
    },
  );
});

describe('over plain HTTP', () => {
  const get = (path: string, init?: RequestInit) =>
    fetch(new URL(path, inject('shopOrigin')), { redirect: 'manual', ...init });

  test('STO-006 the root is the English front page; STO-056 an unknown path is a page with status 404', async () => {
    const [root, front, nowhere] = [await get('/'), await get('/en'), await get('/en/nowhere')];
    expect([root.status, nowhere.status]).toEqual([200, 404]);
    const parts = [/<html lang="en"/, /<title>[^<]+/, /<link rel="canonical"[^>]*>/, /<h1[^>]*>[^<]+/];
    const partsOf = (html: string) => parts.map((part) => part.exec(html)?.[0]);
    const shown = partsOf(await root.text());
    expect(shown).not.toContain(undefined);
    expect(shown).toEqual(partsOf(await front.text()));
  });

  test('STO-005 a page has versions in English and French alone, and paths of other languages are not found', async () => {
    const html = await (await get('/en/products')).text();
    const languages = [...html.matchAll(/hreflang="([^"]*)"/gi)].map(([, language]) => language);
    expect(new Set(languages)).toEqual(new Set(['en', 'fr', 'x-default']));
    for (const language of ['de', 'es', 'fr-ca', 'pl']) {
      const { status, url } = await get(`/${language}/cart`, { redirect: 'follow' });
      expect([language, status, new URL(url).pathname]).toEqual([language, 404, `/en/${language}/cart`]);
    }
  });

  test('no response can be framed by another site, and scripts run by nonce only', async () => {
    for (const path of ['/en', '/en/nowhere', '/en/cart', '/_app/nothing.js']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a form from another site is rejected', async () => {
    const foreign = {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    };
    const response = await get('/fr/cart', foreign);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('<a href="/fr">')]);
  });

  test('the browser has one HTTP-only cookie, and the page contains no token', async () => {
    const response = await get('/en/cart');
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-sid=[^;]+(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/);
    expect(await response.text()).not.toMatch(/eyJ[\w-]{10,}\./);
  });

  test('over http Safari, which drops Secure cookies, keeps its cart', async () => {
    const agent = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
    const safari = new HttpShopper(undefined, undefined, { 'User-Agent': agent });
    const product = await safari.get('/en/products/vanities/hollin-vanity-60-in.html');
    const sku = fieldOf(product, 'sku');
    await safari.post('/en/cart', { intent: 'add', sku, slug: fieldOf(product, 'slug') });
    expect((await safari.get('/en/cart')).text).toContain(sku);
    expect([...safari.cookies().keys()].filter((name) => name.startsWith('__Host-'))).toEqual([]);
  });

  test('an undecodable path gets 400 and does not crash the server', async () => {
    expect((await get('/en/%E0%A4%A')).status).toBe(400);
    expect((await get('/en')).status).toBe(200);
  });
});
