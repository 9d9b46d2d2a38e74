import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { HttpShopper } from './http-shopper.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';

const get = (path: string) => fetch(new URL(path, inject('shopOrigin')), { redirect: 'manual' });
const secure = ['', '/my-products', '/my-services', '/account-settings', '/addresses', '/register-online-product'];
const gated = 'for-professionals/trade-membership';

describe('a guest', () => {
  test.each(['en', 'fr'])(
    'STO-059 STO-065 a guest who opens a page for customers gets the sign-in page (in %s)',
    async (locale) => {
      for (const page of [...secure, '/order-history', '/my-favourites', '/nowhere']) {
        const path = `/${locale}/my-account${page}`;
        const { status, headers } = await get(path);
        const signIn = `/${locale}/sign-in?returnTo=${encodeURIComponent(path)}`;
        expect([path, status, headers.get('Location')]).toEqual([path, 302, signIn]);
      }
      const { url } = await fetch(new URL(`/${locale}/my-account/my-products.html`, inject('shopOrigin')));
      expect(url).toContain(`/${locale}/sign-in?returnTo=%2F${locale}%2Fmy-account%2Fmy-products`);
    },
  );

  test.each(['en', 'fr'])(
    'STO-060 STO-065 a guest who opens a gated page gets the landing page (in %s)',
    async (locale) => {
      const { status, headers } = await get(`/${locale}/${gated}`);
      const landing = `/${locale}?returnTo=%2F${locale}%2F${gated.replace('/', '%2F')}#login::/${locale}/${gated}`;
      expect([status, headers.get('Location')]).toEqual([303, landing]);
    },
  );
});

describe('a gated page', () => {
  const { visit } = useBrowser();

  test('STO-060 STO-061 a gated page opens the sign-in dialog, and closing it keeps the visitor on the landing page', async () => {
    const page = await visit();
    await page.goto(`/en/${gated}`);
    await page.getByRole('dialog').locator('button[value=signIn]').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => location.hash === '');
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/en');
  });

  test.each([
    ['trade@example.com', `/en/${gated}`],
    ['homeowner@example.com', '/en'],
    ['friends@example.com', '/en'],
  ])('STO-064 after sign-in to a gated page, %s continues to %s', async (email, target) => {
    const page = await visit();
    await page.goto(`/en/${gated}`);
    await page.getByRole('dialog').waitFor();
    await signIn(page, email);
    await page.waitForURL((url) => url.pathname === target && url.search === '' && url.hash === '');
    const explanation = page.getByRole('status').filter({ hasText: textsOf('en')('signIn.tradeOnly') });
    if (target === '/en') await explanation.waitFor();
    expect((await page.goto(`/en/${gated}`))?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(`/en/${gated}`);
  });

  test('STO-064 a customer who signs in before the dialog has loaded its account types continues to the page, too', async () => {
    const page = await visit();
    await page.route('**/sign-in.data*', () => undefined, { times: 1 }); // never answered
    await page.goto(`/en/${gated}`);
    await page.getByRole('dialog').waitFor();
    await signIn(page, 'trade@example.com');
    await page.waitForURL((url) => url.pathname !== '/en');
    expect(new URL(page.url()).pathname).toBe(`/en/${gated}`);
  });

  test('a tradesperson who signs up at a page for trade customers reads only that the account is being checked', async () => {
    const name = { firstName: 'Ada', lastName: 'Stone', email: `shopper-${crypto.randomUUID()}@example.org` };
    const form = { intent: 'signUp', accountType: 'trade', ...name, password: demoPassword };
    const { path, text } = await new HttpShopper().post(`/en/sign-in?returnTo=/en/${gated}`, form);
    expect(path).toBe('/en');
    expect(text).toContain(en['signUp.tradeAsked']);
    expect(text).not.toContain(en['signIn.tradeOnly']);
  });

  test.each(['en', 'fr'] as const)(
    'STO-060 before scripts load, a gated page asks the visitor to sign in and returns there (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale, scripts: false, width: 320 });
      await page.goto(`/${locale}/${gated}`);
      const notice = page.getByRole('status').filter({ has: page.getByText(t('signIn.required')) });
      await notice.getByRole('link', { name: t('signIn.title') }).click();
      await signIn(page, 'trade@example.com');
      await page.waitForURL(`**/${locale}/${gated}`);
    },
  );
});
