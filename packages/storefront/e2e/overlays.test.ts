import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { builtScript } from './built-script.ts';
import { firstProductPath } from './listing.ts';
import { expectOfferAfterNineSeconds, newsletterOffers } from './newsletter-offers.ts';
import { prepareCustomer } from './prepared.ts';
import { signUp } from './sign-in.ts';
import { configuredMessages, textsOf } from './texts.ts';
import { awaitRequests, hydrate, stopClock, touch } from './touch.ts';

const { visit } = useBrowser();
const flagsOf = (page: Page) => page.evaluate(() => [...document.body.classList].toSorted());
const keySource = (page: Page) => page.evaluate(() => document.body.dataset.keySource);

async function openFirstProduct(page: Page, locale: string): Promise<void> {
  await page.goto(`/${locale}/products/bathroom-faucets`);
  await page.goto(await firstProductPath(page));
  await touch(page);
}

describe('the newsletter overlay', () => {
  test.each(['en', 'fr'] as const)(
    'UI-008 UI-021 the newsletter overlay opens nine seconds into the visit, on whichever page, and never again once it has been answered (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ ownContext: true, locale, newsletter: true, width: locale === 'fr' ? 375 : 1440 });
      const offers = newsletterOffers(page);
      await stopClock(page);
      const card = page.getByRole('complementary', { name: t('newsletter.title') });
      await page.goto(`/${locale}/support`);
      await hydrate(page);
      await page.clock.runFor(4000);
      await page.goto(`/${locale}/inspiration`);
      await hydrate(page);
      await expectOfferAfterNineSeconds(page, offers);
      await card.waitFor();
      await expectAccessible(page);
      // the card would cover this button
      const toTop = page.getByRole('button', { name: t('scroll.top') });
      await page.evaluate('scrollTo(0, 400)');
      await page.getByRole('button', { name: t('scroll.top'), includeHidden: true }).waitFor({ state: 'attached' });
      expect(await toTop.count()).toBe(0);
      await card.getByRole('button', { name: t('newsletter.notAgain') }).click();
      await expect.poll(() => card.count()).toBe(0);
      await expect.poll(() => toTop.count()).toBe(1);
      await page.reload();
      await hydrate(page);
      await page.clock.fastForward(9000);
      await page.waitForLoadState('networkidle');
      expect(await card.count()).toBe(0);
    },
  );

  test('an offer whose script fails to load, for example offline, leaves the page as it is', async () => {
    const page = await visit({ ownContext: true, newsletter: true });
    await page.clock.install();
    const failing = { contentType: 'text/javascript', body: 'throw new Error()' }; // an aborted request would be logged
    const script = `**${builtScript('newsletter.notAgain')}`;
    await page.route(script, (route) => route.fulfill(failing));
    await page.goto('/en/support/contact');
    await hydrate(page);
    await page.locator('#message').fill('My drain');
    const offer = page.waitForResponse(script);
    await page.clock.fastForward(9000);
    await offer;
    await page.clock.runFor(1000);
    expect(await page.locator('#message').inputValue()).toBe('My drain');
  });

  test('the newsletter is not offered to a shopper who compares products, whose bar would cover it', async () => {
    const page = await visit({ ownContext: true, newsletter: true, width: 375 });
    await page.clock.install();
    const t = textsOf('en');
    await page.goto('/en/products/toilets');
    await hydrate(page);
    await page.locator('main [data-media] button[aria-pressed]').first().click();
    await page.clock.fastForward(9000);
    await page.getByRole('complementary', { name: t('compare.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('complementary', { name: t('newsletter.title') });
    expect(await card.isVisible()).toBe(false);
    await page.getByRole('button', { name: t('compare.clear') }).click();
    await card.waitFor();
  });
});

const inactivity = 'Redirecting to Home Page due to inactivity';

test.each([
  [
    '',
    async (page: Page) => {
      const leave = async () => {
        await page.clock.fastForward('48:00:01');
        return page.getByText(inactivity, { exact: true }).count();
      };
      await expect.poll(leave, { interval: 1_000 }).toBe(1); // the script may start only after the clock has moved
    },
  ],
  // timers do not run while a computer sleeps
  [
    ' and comes back to a computer that slept',
    async (page: Page) => {
      await page.clock.setSystemTime(Date.now() + 172_801_000);
      await page.mouse.move(30, 30);
      await page.clock.runFor(100);
    },
  ],
] as const)(
  'UI-012 an inactive customer on a secure page%s is redirected to the home page, which shows the reason',
  async (_, idle) => {
    const page = await visit({ ownContext: true });
    await prepareCustomer(page, 'en');
    await page.clock.install();
    await page.goto('/en/my-account');
    const timer = page.waitForResponse(`**${builtScript('error.inactivity')}`);
    await touch(page);
    await timer;
    await page.waitForLoadState('networkidle');
    await idle(page);
    const reason = page.getByText(inactivity, { exact: true });
    await reason.waitFor();
    await page.waitForURL(/\/en$/);
    await page.clock.runFor(60_000);
    expect(await reason.isVisible()).toBe(true);
  },
);

test('UI-012 a customer who uses another tab all the time is not inactive, and a page that is not secure stays open', async () => {
  const page = await visit({ ownContext: true });
  await prepareCustomer(page, 'en');
  await page.clock.install();
  const other = await page.context().newPage();
  const script = `**${builtScript('error.inactivity')}`;
  for (const [tab, path] of [
    [page, '/en/my-account'],
    [other, '/en/products'],
  ] as const) {
    await tab.goto(path);
    const timer = tab.waitForResponse(script);
    await touch(tab);
    await timer;
    await tab.waitForLoadState('networkidle');
  }
  for (let turn = 0; turn < 4; turn += 1) {
    await page.clock.fastForward(30_000);
    await other.mouse.move(30 + turn, 30);
  }
  await page.clock.fastForward('47:58:30');
  await page.waitForTimeout(1_000); // a redirect would be done
  expect(new URL(page.url()).pathname).toBe('/en/my-account');
  await page.clock.fastForward('48:00:01');
  await page.waitForURL(/\/en$/);
  await awaitRequests(other);
  expect(await other.getByText(inactivity, { exact: true }).count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe('/en/products');
});

describe('the menus of the header', () => {
  test.each([true, false])(
    'UI-037 the region menu links to the same page in the other language (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/en/products/toilets?sort=name');
      // scripts detect a menu that was opened before they loaded
      await page.getByRole('button', { name: /^Language/ }).press('Enter');
      const menu = page.getByRole('list', { name: textsOf('en')('site.language') });
      if (scripts) {
        await expect.poll(() => flagsOf(page)).toContain('region-menu-open');
        await expectAccessible(page);
      }
      await menu.getByRole('link', { name: 'Français' }).click();
      await page.waitForURL('**/fr/products/toilets?sort=name');
    },
  );

  test.each([
    ['en', 1440, 'Bathroom', 'Linden', 'The Linden collection'],
    ['fr', 1440, 'Salle de bains', 'Nickel poli', 'En nickel poli'],
    ['fr', 375, 'Salle de bains', 'Toilettes', 'Toilettes'],
  ] as const)(
    'a menu group links to collections, finishes and categories (%s, %d px)',
    async (locale, width, group, link, title) => {
      const page = await visit({ locale, width });
      await page.goto(`/${locale}`);
      if (width === 375) await page.getByRole('link', { name: 'Menu', exact: true }).click();
      const name = { name: group, exact: true };
      await (
        width === 375 ? page.locator('dialog summary', { hasText: group }) : page.getByRole('button', name)
      ).click();
      await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.locator('main [data-media]').count()).toBe(30);
    },
  );

  test.each([1440, 375])(
    'without scripts a menu group links to its own page, which links to the categories, at %d px',
    async (width) => {
      const page = await visit({ scripts: false, width });
      await page.goto('/en');
      if (width === 375) await page.getByRole('link', { name: 'Menu', exact: true }).click();
      else await page.getByRole('button', { name: 'Bathroom', exact: true }).click();
      const name = width === 375 ? 'Bathroom' : textsOf('en')('action.viewAll');
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Bathroom' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Toilets', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Toilets' }).waitFor();
    },
  );

  test('before scripts load, the phone menu links to finishes, the account, showrooms and help', async () => {
    const page = await visit({ scripts: false, width: 375 });
    for (const name of ['Finishes', 'Account', 'Find a showroom', 'Help and FAQ']) {
      await page.goto('/en');
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      expect((await answer).status()).toBeLessThan(400);
    }
  });

  test('UI-038 before scripts load, the auth menu links a guest to sign-in, sign-up and order status', async () => {
    const t = textsOf('fr');
    const page = await visit({ locale: 'fr', scripts: false, width: 375 });
    await page.goto('/fr');
    await page.getByRole('button', { name: t('nav.signIn') }).click();
    const menu = page.getByRole('list', { name: t('nav.signIn') });
    expect(await menu.getByRole('link').allTextContents()).toHaveLength(3);
    await menu.getByRole('link', { name: t('signUp.title') }).click();
    await page.waitForURL('**/fr/sign-in?tab=sign-up');
  });

  test('UI-038 the auth menu links a customer to the account pages and to sign-out', async () => {
    const t = textsOf('en');
    const page = await visit();
    await signUp(page, 'en');
    await touch(page);
    await page
      .locator('body > header, header')
      .first()
      .getByRole('button', { name: t('nav.account') })
      .click();
    await expectAccessible(page);
    const menu = page.getByRole('list', { name: t('nav.account') });
    const pages = ['title', 'orders', 'favourites', 'products', 'services', 'addresses', 'settings'] as const;
    expect(await menu.getByRole('link').allTextContents()).toEqual(
      pages.map((name) => expect.stringMatching(t(`account.${name}`)) as string),
    );
    await menu.getByRole('button', { name: t('nav.signOut') }).click();
    await page.getByRole('button', { name: t('nav.signIn') }).waitFor();
  });
});

test.each(['en', 'fr'] as const)(
  'UI-034 UI-040 UI-041 adding to the cart opens the cart preview; showing it clears the key-source marker, hiding it sets the marker (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale, width: locale === 'fr' ? 375 : 1440 });
    await openFirstProduct(page, locale);
    await expect.poll(() => keySource(page)).toBe('page');
    for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
    await page.getByRole('button', { name: t('product.addToCart') }).click();
    const preview = page.getByRole('region', { name: t('cart.preview') });
    await preview.getByRole('listitem').first().waitFor();
    await preview.getByRole('link', { name: t('cart.preview.view') }).focus(); // stays open while it has the focus
    await expect.poll(() => flagsOf(page)).toContain('preview-cart-shown');
    expect(await keySource(page)).toBeUndefined();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await expect.poll(() => keySource(page)).toBe('page');
    expect(await flagsOf(page)).not.toContain('preview-cart-shown');
  },
);

test('UI-041 the cart preview opens on press, and shows the lines and says that the product was added when the response arrives', async () => {
  const t = textsOf('en');
  const page = await visit();
  await openFirstProduct(page, 'en');
  for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
  const preview = page.locator('[data-flag=preview-cart-shown]');
  const add = page.getByRole('button', { name: t('product.addToCart') });
  const gate = Promise.withResolvers<undefined>();
  const isAddition = ({ pathname }: URL) => pathname.endsWith('/cart.data');
  await page.route(isAddition, (route) => gate.promise.then(() => route.continue()));
  await add.click();
  await preview.locator('[aria-busy=true]').waitFor();
  expect(await preview.getByText(t('cart.preview')).count()).toBe(0);
  gate.resolve(undefined);
  await preview.getByRole('listitem').first().waitFor();
  await preview.getByText(t('cart.preview')).waitFor();
  expect(await preview.locator('[aria-busy=true]').count()).toBe(0);
});

test('UI-041 the cart preview closes when the response contains no cart', async () => {
  const page = await visit();
  await openFirstProduct(page, 'en');
  for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
  await page.route(
    ({ pathname }) => pathname.endsWith('/cart.data'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutCart(await response.text()) });
    },
  );
  const preview = page.locator('[data-flag=preview-cart-shown]');
  await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).click();
  await preview.locator('[aria-busy=true]').waitFor();
  await preview.waitFor({ state: 'detached', timeout: 4_000 }); // it would otherwise stay for five seconds
});

/** Returns the router's encoded response with its `cart` member set to null. */
function withoutCart(text: string): string {
  const [line = '', ...rest] = text.split('\n');
  const values = JSON.parse(line) as unknown[];
  const name = `_${values.indexOf('cart')}`;
  for (const value of values)
    if (typeof value === 'object' && value !== null && name in value) Object.assign(value, { [name]: -5 });
  return [JSON.stringify(values), ...rest].join('\n');
}

test('UI-033 UI-040 UI-042 UI-043 flags show what is open; a modal makes the compare bar small; closing it removes its classes, expands the bar and restores the URL', async () => {
  const t = textsOf('en');
  const page = await visit();
  await openFirstProduct(page, 'en');
  await page.locator('main header button[aria-pressed]').click();
  await expect.poll(() => flagsOf(page)).toEqual(['full-compare']);
  const compared = page.getByRole('complementary', { name: t('compare.title'), includeHidden: true }).locator('li');
  await compared.waitFor();
  const address = page.url();
  for (const [name, flag] of [
    [/^Language/, 'region-menu-open'],
    [t('nav.signIn'), 'auth-menu-open'],
    [/^Bathroom/, 'menu-open'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect.poll(() => flagsOf(page)).toEqual(['full-compare', flag].toSorted());
    await page.keyboard.press('Escape');
    await expect.poll(() => flagsOf(page)).toEqual(['full-compare']);
  }
  await page.evaluate(() => (location.hash = '#newsletter'));
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => flagsOf(page)).toEqual(['compare-open', 'half-compare', 'modal-open', 'scroll-lock']);
  expect(await compared.isVisible()).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => flagsOf(page)).toEqual(['full-compare']);
  expect(await compared.isVisible()).toBe(true);
  await expect.poll(() => page.url()).toBe(address);
});

test.each(['newsletter', 'login', 'signup'])(
  'UI-043 closing the overlay #%s removes only the hash from the URL',
  async (hash) => {
    const page = await visit();
    await page.goto('/en/search?keyword=faucet');
    await hydrate(page);
    const address = page.url();
    await page.evaluate((name) => (location.hash = `#${name}`), hash);
    await page.locator('dialog:modal').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(address);
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
  },
);

test.each(['en', 'fr'] as const)(
  'UI-040 UI-049 UI-051 a successful and a failed download show the configured messages (in %s)',
  async (locale) => {
    const page = await visit({ locale, expectedStatus: 503 });
    await page.goto(`/${locale}/for-professionals/literature`);
    await touch(page);
    const file = page.locator('main a[href*=".pdf"]:not([download])').first(); // the catalogue is saved by the browser
    const saved = page.waitForEvent('download');
    await file.click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByText(configuredMessages[locale].downloadSucceeded, { exact: true }).waitFor();
    await expect.poll(() => flagsOf(page)).toContain('toast-visible');
    await page.route(/\.pdf/, (route) => route.fulfill({ status: 503 }));
    await file.click();
    await page.getByText(configuredMessages[locale].downloadFailed, { exact: true }).waitFor();
    await expectAccessible(page);
  },
);

test('UI-019 UI-040 a toast disappears after five seconds, and its flag with it', async () => {
  const page = await visit({ ownContext: true });
  await page.clock.install();
  await page.goto('/en/for-professionals/literature');
  await hydrate(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('main a[href*=".pdf"]:not([download])').first().click();
  const toast = page.getByText(configuredMessages.en.downloadSucceeded, { exact: true });
  await toast.waitFor();
  await expect.poll(() => flagsOf(page)).toContain('toast-visible');
  await page.clock.runFor(4999);
  expect(await flagsOf(page)).toContain('toast-visible');
  await page.clock.runFor(1);
  await expect.poll(() => flagsOf(page)).not.toContain('toast-visible');
  await page.clock.resume();
  await toast.waitFor({ state: 'detached' });
});

test.each(['en', 'fr'] as const)(
  'UI-045 the password rules shown are those of the configuration (in %s)',
  async (locale) => {
    const page = await visit({ locale, scripts: false });
    await page.goto(`/${locale}/sign-in?tab=sign-up`);
    const id = (await page.locator('input[autocomplete=new-password]').getAttribute('aria-describedby')) ?? '';
    const shownText = await page.locator(`[id="${id.split(' ')[0] ?? ''}"]`).textContent();
    const { passwordLength, passwordDigit, passwordSymbol } = configuredMessages[locale];
    for (const condition of [passwordLength.replace('{count}', '11'), passwordDigit, passwordSymbol])
      expect(shownText).toContain(condition);
  },
);

test('UI-043 an overlay that is requested again while it closes reopens', async () => {
  const page = await visit();
  await page.goto('/en/search?keyword=faucet');
  await hydrate(page);
  await page.evaluate(() => (location.hash = '#newsletter'));
  const dialog = page.locator('dialog:modal');
  await dialog.waitFor();
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/search.data**', (route) => gate.promise.then(() => route.continue()));
  const closing = page.waitForRequest('**/search.data**');
  await page.keyboard.press('Escape');
  await closing;
  await page.evaluate(() => (location.hash = '#newsletter'));
  gate.resolve(undefined);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a progress bar appears after 150 ms of navigation and disappears when the page arrives', async () => {
  const page = await visit();
  await page.goto('/en/support');
  await hydrate(page);
  const line = page.getByRole('progressbar', { name: textsOf('en')('site.loading') });
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/privacy-policy.data**', (route) => gate.promise.then(() => route.continue()));
  await page.getByRole('contentinfo').locator('a[href="/en/privacy-policy"]').press('Enter');
  await line.waitFor();
  await expectAccessible(page);
  gate.resolve(undefined);
  await page.waitForURL('**/en/privacy-policy');
  await line.waitFor({ state: 'detached' });
});
