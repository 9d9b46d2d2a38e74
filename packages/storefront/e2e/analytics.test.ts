import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser, type Visitor } from './browser.ts';
import { fillAddress, submitCard, openProduct, placeOrder, shipTo } from './checkout.ts';
import { prepareCustomer } from './prepared.ts';
import { demoPassword, signIn, signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { elapsedMs, hydrate, stopClock, touch } from './touch.ts';

const { visit } = useBrowser();

const script = 'https://analytics.example/tag.js';
const guest = {
  profileRole: 'guest',
  profileType: 'GST',
  authStatus: 'anonymous',
  knownStatus: 'unknown',
  returningStatus: 'returning',
  customerProspect: 'prospect',
};

/** Opens a page for a visitor with a fake analytics script, or a failure, and records the requests to the vendor. */
async function visitWithAnalytics(visitor: Visitor, status = 200) {
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

/** Returns the entries of the page's data layer. */
const entriesOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []) as Promise<Entry[]>;

const entryOf = async (page: Page, event: string): Promise<Entry | undefined> =>
  (await entriesOf(page)).findLast((entry) => entry.event === event);

/** Waits for an event of the open page. */
async function eventOf(page: Page, event: string): Promise<Entry> {
  await expect.poll(() => entryOf(page, event)).toBeDefined();
  return (await entryOf(page, event)) ?? {};
}

describe('the analytics notice', () => {
  test.each([
    { locale: 'en', width: 1440, scripts: true },
    { locale: 'fr', width: 320, scripts: true },
    { locale: 'en', width: 375, scripts: false },
  ] as const)(
    'the analytics notice asks for consent before anything is loaded, closes on an answer, and the answer can be changed (in $locale, $width px wide, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const { page, requested } = await visitWithAnalytics({ ...visitor, consent: 'open' });
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

  test('withdrawing consent stops the loaded analytics script', async () => {
    const { page, requested } = await visitWithAnalytics({ consent: 'accepted' });
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

  test('answering the notice keeps what the visitor has typed in a form of the page', async () => {
    const { page } = await visitWithAnalytics({ ownContext: true, consent: 'open' });
    await page.goto('/en/support/contact');
    await hydrate(page);
    const name = page.locator('main input[name=firstName]');
    await name.pressSequentially('Ada');
    const accept = page.getByRole('button', { name: textsOf('en')('consent.accept') });
    await accept.click();
    await accept.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Ada');
  });
});

/** Playwright's own calls, such as of the clock, count as activations by the visitor. */
const forgetActivation = () =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } });

/**
 * Lets the clock run to just before five seconds, then in steps so small that a script that is due earlier has come by then.
 * Returns the time at which the script is requested.
 */
async function requestTimeMs(page: Page, requested: readonly string[]): Promise<number> {
  await page.clock.runFor(4_950 - (await elapsedMs(page)));
  await expect
    .poll(async () => {
      await page.clock.runFor((await elapsedMs(page)) < 5_000 ? 2 : 10);
      return requested;
    })
    .toEqual([script]);
  return elapsedMs(page);
}

/** Expects that the script was requested after five seconds. */
function expectFiveSeconds(requestMs: number): void {
  expect(requestMs).toBeGreaterThan(4_990);
  expect(requestMs).toBeLessThan(5_900);
}

describe('the analytics script', () => {
  test('STO-068 STO-095 the analytics script loads from the configured URL five seconds after the page when the visitor does nothing', async () => {
    const { page, requested } = await visitWithAnalytics({ ownContext: true, consent: 'accepted' });
    await page.addInitScript(forgetActivation);
    await stopClock(page);
    await page.goto('/en/support/contact');
    await page.clock.runFor(4_900 - (await elapsedMs(page)));
    expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false);
    expectFiveSeconds(await requestTimeMs(page, requested));
  });

  test('STO-068 the analytics script loads no earlier on a page that a pointer over it has hydrated', async () => {
    const { page, requested } = await visitWithAnalytics({ ownContext: true, consent: 'accepted' });
    await page.addInitScript(forgetActivation);
    await stopClock(page);
    await page.goto('/en/support/contact');
    await expect
      .poll(async () => {
        await page.mouse.move(200 + 100 * Math.random(), 300);
        await page.clock.runFor(5);
        return page.evaluate(() => '__reactRouterDataRouter' in window);
      })
      .toBe(true);
    expectFiveSeconds(await requestTimeMs(page, requested));
  });

  test('STO-068 STO-095 the analytics script loads at the first interaction if that comes earlier', async () => {
    const { page, requested } = await visitWithAnalytics({ ownContext: true, consent: 'accepted' });
    await stopClock(page);
    await page.goto('/en/support/contact');
    await expect
      .poll(async () => {
        await page.mouse.click(5, 5); // Chromium drops a click before the page's first frame
        await page.clock.runFor(10);
        return requested;
      })
      .toEqual([script]);
    expect(await elapsedMs(page)).toBeLessThan(4_900);
  });

  test('a page opened with the secret link of an e-mail loads no analytics script, and the next page does', async () => {
    const { page, requested } = await visitWithAnalytics({ consent: 'accepted' });
    const facts = page.waitForResponse('**/shopper-facts');
    await page.goto('/en/reset-password?recoveryToken=secret');
    await hydrate(page);
    await facts;
    await page.mouse.click(5, 5);
    await page.waitForTimeout(500);
    expect(requested).toEqual([]);
    await page.goto('/en/reset-password');
    await touch(page);
    await expect.poll(() => requested).toEqual([script]);
  });

  test('a missing analytics script and one failed request for the facts about the visitor break nothing, and the policy allows configured origins only', async () => {
    const { page, requested } = await visitWithAnalytics({ consent: 'accepted', expectedStatus: 503 }, 503);
    await page.route('**/shopper-facts', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/en/support/contact');
    await page.mouse.click(5, 5);
    expect((await eventOf(page, 'page_view')).user).toEqual(guest);
    await expect.poll(() => requested).toEqual([script]);
    const { headers } = await fetch(new URL('/en', inject('shopOrigin')));
    expect(headers.get('Content-Security-Policy')).not.toContain('analytics.example');
  });
});

describe('the reported events', () => {
  test.each([
    ['/en', '/en'],
    ['/en/my-account', '/en/my-account'],
  ])('the reported path of %s has no trailing slash', async (address, path) => {
    const { page } = await visitWithAnalytics({ consent: 'accepted', ownContext: true });
    await prepareCustomer(page, 'en');
    await page.goto(address);
    await touch(page);
    expect(await eventOf(page, 'page_view')).toMatchObject({ page_path: path });
  });

  test('DOM-126 DOM-131 a guest is reported as an anonymous guest, and URLs without their query', async () => {
    const { page } = await visitWithAnalytics({ consent: 'accepted' });
    await page.goto('/en/search?keyword=faucet&q=cGF0QGV4YW1wbGUub3Jn');
    await touch(page);
    expect(await eventOf(page, 'page_view')).toEqual({ event: 'page_view', page_path: '/en/search', user: guest });
    expect(await eventOf(page, 'search')).toMatchObject({
      search_term: 'faucet',
      ecommerce: { items: expect.any(Array) as unknown },
    });
    expect(JSON.stringify(await entriesOf(page))).not.toContain('cGF0');
  });

  test('STO-093 an order is reported once, with a hash of the e-mail address until it is confirmed', async () => {
    const { page } = await visitWithAnalytics({ consent: 'accepted' });
    await openProduct(page, 'en');
    await touch(page);
    await eventOf(page, 'view_item');
    for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
    await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).click();
    const priced = { value: expect.any(Number) as number, currency: 'USD' };
    const [item] = ((await eventOf(page, 'add_to_cart')).ecommerce as { items: object[] }).items;
    expect(item).toMatchObject({ quantity: 1, price: expect.any(Number) as number });
    expect(await eventOf(page, 'add_to_cart')).toMatchObject({ ecommerce: priced });
    const entries = await entriesOf(page);
    const position = entries.findIndex(({ event }) => event === 'add_to_cart');
    expect(entries[position - 1]).toEqual({ ecommerce: null });
    await fillAddress(page, 'en', shipTo.US);
    await page.reload();
    await touch(page);
    const emailId = createHash('sha256').update('pat@example.org').digest('hex');
    expect((await eventOf(page, 'page_view')).user).toEqual({ ...guest, knownStatus: 'known', emailId });
    await submitCard(page, 'en', '4111 1111 1111 1111', true);
    await placeOrder(page, 'en');
    await page.waitForURL('**/order-confirmation');
    const order = await eventOf(page, 'purchase');
    expect(order.user).toEqual({ ...guest, customerProspect: 'customer' });
    expect(order.ecommerce).toMatchObject({
      ...priced,
      tax: expect.any(Number) as number,
      shipping: expect.any(Number) as number,
      items: [{ price: expect.any(Number) as number }],
      transaction_id: expect.stringMatching(/^W/) as unknown,
    });
    await page.reload();
    await touch(page);
    expect((await eventOf(page, 'page_view')).user).toEqual({ ...guest, customerProspect: 'customer' });
    expect(await entryOf(page, 'purchase')).toBeUndefined();
  });

  test('DOM-126 DOM-130 a customer is reported as a consumer and a trade customer as a professional, never with the e-mail address', async () => {
    const { page } = await visitWithAnalytics({ consent: 'accepted' });
    const email = await signUp(page, 'en');
    await touch(page);
    const emailId = createHash('sha256').update(email).digest('hex');
    expect((await eventOf(page, 'login')).user).toMatchObject({
      profileRole: 'consumer',
      authStatus: 'authenticated',
      emailId,
    });
    expect(JSON.stringify(await entriesOf(page))).not.toContain(email);
    const { page: trade } = await visitWithAnalytics({ consent: 'accepted' });
    await trade.goto('/en/sign-in');
    await signIn(trade, 'trade@example.com', demoPassword);
    await trade.waitForURL('**/my-account');
    await touch(trade);
    // if scripts sent the form, the data layer still holds the guest's view of the sign-in page
    await expect
      .poll(async () => (await entryOf(trade, 'page_view'))?.user)
      .toMatchObject({ profileRole: 'professional', profileType: 'TVS' });
  });

  test('a sign-in is reported for the customer, even when the facts about the guest arrive later', async () => {
    const { page } = await visitWithAnalytics({ consent: 'accepted' });
    const [known, late] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const holdFacts = async (route: Route) => {
      const response = await route.fetch();
      known.resolve(null);
      await late.promise;
      await route.fulfill({ response });
    };
    await page.route('**/shopper-facts', holdFacts, { times: 1 });
    await page.goto('/en/sign-in');
    await hydrate(page);
    await known.promise;
    await page.route('**/my-account.data*', async (route) => {
      late.resolve(null);
      await expect.poll(() => entryOf(page, 'page_view')).toBeDefined();
      await route.continue();
    });
    await signIn(page, 'homeowner@example.com', demoPassword);
    await page.waitForURL('**/my-account');
    expect((await eventOf(page, 'login')).user).toMatchObject({ authStatus: 'authenticated' });
  });

  test('opening a page with #analytics shows the reported events on it', async () => {
    const { page } = await visitWithAnalytics({ consent: 'accepted' });
    await page.goto('/fr/support/contact#analytics');
    const view = page.getByRole('complementary', { name: textsOf('fr')('consent.events') });
    await view.getByText('pageViewed').waitFor();
    await expectAccessible(page);
    await page.goto('/fr');
    await touch(page);
    await view.getByText('pageViewed').waitFor();
  });

  test('a page opened with #analytics says that it has no events before the visitor consents, then loads the script and shows them', async () => {
    const { page, requested } = await visitWithAnalytics({ ownContext: true, consent: 'open' });
    await page.goto('/en/support#analytics');
    await hydrate(page);
    const view = page.getByRole('complementary', { name: textsOf('en')('consent.events') });
    await view.getByRole('link', { name: textsOf('en')('consent.choices') }).waitFor();
    const accept = page.getByRole('button', { name: textsOf('en')('consent.accept') });
    await accept.click();
    await accept.waitFor({ state: 'detached' });
    await touch(page);
    await view.getByText('pageViewed').waitFor();
    await expect.poll(() => requested).toEqual([script]);
  });
});
