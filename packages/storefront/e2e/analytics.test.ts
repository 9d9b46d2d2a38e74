import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser, type Visitor } from './browser.ts';
import { giveAddress, giveCard, openProduct, placeOrder, shipTo } from './checkout.ts';
import { publicPassword, signIn, signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { comeAlive, touch } from './touch.ts';

const { visit } = useBrowser();

const script = 'https://analytics.example/tag.js';
const guest = {
  ...{ profileRole: 'guest', profileType: 'GST', authStatus: 'anonymous' },
  ...{ knownStatus: 'unknown', returningStatus: 'returning', customerProspect: 'prospect' },
};

/** A visitor, and what their page asks of the vendor of analytics: a script in the place of the vendor's, or a failure. */
async function counted(visitor: Visitor, status = 200) {
  const page = await visit(visitor);
  const requested: string[] = [];
  await page.route('https://reviews.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('https://analytics.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status, contentType: 'text/javascript', body: '' });
  });
  return { page, requested };
}

interface Entry {
  readonly event?: string;
  readonly user?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** What the data layer of the open page holds. */
const entriesOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []) as Promise<Entry[]>;

const entryOf = async (page: Page, event: string): Promise<Entry | undefined> =>
  (await entriesOf(page)).findLast((entry) => entry.event === event);

/** Waits for an event of the open page. */
async function eventOf(page: Page, event: string): Promise<Entry> {
  await expect.poll(() => entryOf(page, event)).toBeDefined();
  return (await entryOf(page, event)) ?? {};
}

describe('the notice about analytics', () => {
  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 320, scripts: true },
    { locale: 'en', width: 375, scripts: false },
  ] as const)(
    'asks before anything is loaded or sent, is gone once answered, and its answer can be changed (in $locale, $width px wide, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const { page, requested } = await counted({ ...visitor, consent: 'open' });
      await page.goto(`/${locale}/support/contact`);
      const notice = page.getByRole('complementary', { name: t('consent.title') });
      if (scripts) await touch(page);
      await notice.waitFor();
      if (scripts) await expectAccessible(page);
      await notice.getByRole('button', { name: t('consent.decline') }).click();
      await notice.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(`/${locale}/support/contact`);
      expect([requested, scripts ? await entriesOf(page) : []]).toEqual([[], []]);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('consent.title') })
        .click();
      await page.getByText(t('consent.now.declined')).waitFor();
      if (scripts) await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('consent.accept') })
        .click();
      await page.getByText(t('consent.now.accepted')).waitFor();
      if (scripts) await touch(page);
      if (scripts) await expect.poll(() => requested).toEqual([script]);
    },
  );

  test('an answer withdrawn ends what was loaded', async () => {
    const { page, requested } = await counted({ consent: 'accepted' });
    const t = textsOf('en');
    await page.goto('/en/privacy-choices');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('consent.decline') })
      .click();
    await page.getByText(t('consent.now.declined')).waitFor();
    requested.length = 0;
    await touch(page);
    expect([requested, await entriesOf(page)]).toEqual([[], []]);
  });
});

describe('the script of analytics', () => {
  test('STO-068 STO-095 comes from the configured address, five seconds after the page of a visitor who does nothing', async () => {
    const { page, requested } = await counted({ ownContext: true, consent: 'accepted' });
    await page.clock.install();
    await page.goto('/en/support/contact');
    await page.clock.runFor(4_900);
    expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false);
    expect(requested).toEqual([]);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return requested;
      })
      .toEqual([script]);
  });

  test('STO-068 STO-095 comes at the first interaction when that is earlier', async () => {
    const { page, requested } = await counted({ ownContext: true, consent: 'accepted' });
    await page.clock.install();
    await page.goto('/en/support/contact');
    await expect
      .poll(async () => {
        await page.mouse.click(5, 5); // Chromium drops one that comes before the page's first frame
        await page.clock.runFor(1);
        return requested;
      })
      .toEqual([script]);
    expect(await page.evaluate(() => performance.now())).toBeLessThan(5_000);
  });

  test('that does not come breaks nothing, and no policy names an origin that is not configured', async () => {
    const { page, requested } = await counted({ consent: 'accepted', expectedStatus: 503 }, 503);
    await page.goto('/en/support/contact');
    await page.mouse.click(5, 5);
    await eventOf(page, 'page_view');
    await expect.poll(() => requested).toEqual([script]);
    const { headers } = await fetch(new URL('/en', inject('shopOrigin')));
    expect(headers.get('Content-Security-Policy')).not.toContain('analytics.example');
  });
});

describe('what is reported', () => {
  test.each([
    ['/en', '/en'],
    ['/en/my-account', '/en/my-account'],
  ])('the path of %s has no slash at its end', async (address, path) => {
    const { page } = await counted({ consent: 'accepted', ownContext: true });
    await signUp(page, 'en');
    await page.goto(address);
    await touch(page);
    expect(await eventOf(page, 'page_view')).toMatchObject({ page_path: path });
  });

  test('DOM-126 DOM-131 of a guest is a guest and anonymous, and no address has its query', async () => {
    const { page } = await counted({ consent: 'accepted' });
    await page.goto('/en/search?keyword=faucet&q=cGF0QGV4YW1wbGUub3Jn');
    await touch(page);
    expect(await eventOf(page, 'page_view')).toEqual({ event: 'page_view', page_path: '/en/search', user: guest });
    expect(await eventOf(page, 'search')).toMatchObject({
      search_term: 'faucet',
      ecommerce: { items: expect.any(Array) as unknown },
    });
    expect(JSON.stringify(await entriesOf(page))).not.toContain('cGF0');
  });

  test('STO-093 of an order has a hash of the e-mail address until the order is confirmed, and is reported once', async () => {
    const { page } = await counted({ consent: 'accepted' });
    await openProduct(page, 'en');
    await touch(page);
    await eventOf(page, 'view_item');
    for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
    await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).click();
    expect(await eventOf(page, 'add_to_cart')).toMatchObject({ ecommerce: { items: [{ quantity: 1 }] } });
    await giveAddress(page, 'en', shipTo.US);
    await page.reload();
    await touch(page);
    const emailId = createHash('sha256').update('pat@example.org').digest('hex');
    expect((await eventOf(page, 'page_view')).user).toEqual({ ...guest, knownStatus: 'known', emailId });
    await giveCard(page, 'en', '4111 1111 1111 1111', true);
    await placeOrder(page, 'en');
    await page.waitForURL('**/order-confirmation');
    const order = await eventOf(page, 'purchase');
    expect(order.user).toEqual({ ...guest, customerProspect: 'customer' });
    expect(order.ecommerce).toMatchObject({ currency: 'USD', transaction_id: expect.stringMatching(/^W/) as unknown });
    await page.reload();
    await touch(page);
    await eventOf(page, 'page_view');
    expect(await entryOf(page, 'purchase')).toBeUndefined();
  });

  test('DOM-130 of a customer is a consumer, and of the trade a professional; their e-mail address is in no event', async () => {
    const { page } = await counted({ consent: 'accepted' });
    const email = await signUp(page, 'en');
    await touch(page);
    const emailId = createHash('sha256').update(email).digest('hex');
    expect((await eventOf(page, 'login')).user).toMatchObject({
      profileRole: 'consumer',
      authStatus: 'authenticated',
      emailId,
    });
    expect(JSON.stringify(await entriesOf(page))).not.toContain(email);
    const { page: trade } = await counted({ consent: 'accepted' });
    await trade.goto('/en/sign-in');
    await signIn(trade, 'trade@example.com', publicPassword);
    await trade.waitForURL('**/my-account');
    await touch(trade);
    // where the form was sent by scripts, the guest's view of the sign-in page is still in the data layer
    await expect
      .poll(async () => (await entryOf(trade, 'page_view'))?.user)
      .toMatchObject({ profileRole: 'professional', profileType: 'TVS' });
  });

  test('a sign-in is reported of the customer, even where what is known of the guest comes after it', async () => {
    const { page } = await counted({ consent: 'accepted' });
    const [known, late] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const holdFacts = async (route: Route) => {
      const response = await route.fetch();
      known.resolve(null);
      await late.promise;
      await route.fulfill({ response });
    };
    await page.route('**/shopper-facts', holdFacts, { times: 1 });
    await page.goto('/en/sign-in');
    await comeAlive(page);
    await known.promise;
    await page.route('**/my-account.data*', async (route) => {
      late.resolve(null);
      await expect.poll(() => entryOf(page, 'page_view')).toBeDefined();
      await route.continue();
    });
    await signIn(page, 'homeowner@example.com', publicPassword);
    await page.waitForURL('**/my-account');
    expect((await eventOf(page, 'login')).user).toMatchObject({ authStatus: 'authenticated' });
  });

  test('can be read on the page, from the moment that it is opened with #analytics', async () => {
    const { page } = await counted({ consent: 'accepted' });
    await page.goto('/fr/support/contact#analytics');
    const view = page.getByRole('complementary', { name: textsOf('fr')('consent.events') });
    await view.getByText('pageViewed').waitFor();
    await expectAccessible(page);
    await page.goto('/fr');
    await touch(page);
    await view.getByText('pageViewed').waitFor();
  });
});
