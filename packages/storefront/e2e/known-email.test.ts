import { expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test.each(['en', 'fr'] as const)(
  'UI-022 the e-mail address for a new account is looked up once, 500 ms after the last key press, and a known one shows a message (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ ownContext: true, locale, width: locale === 'fr' ? 375 : 1440 });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.clock.install();
    await page.goto(`/${locale}/sign-in?tab=sign-up`);
    await hydrate(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
    const email = form.locator('input[name=email]');
    await form.getByText(t('field.email'), { exact: true }).click(); // the page has two forms with this field
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.pressSequentially('homeowner@example.com');
    await page.clock.runFor(499);
    expect(requests).toEqual([]);
    await email.press('End');
    await page.clock.runFor(1);
    await form.getByText(t('signUp.exists')).waitFor();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.split(' ')[0]).not.toContain('homeowner');
    await page.clock.resume();
    await expectAccessible(page);
    await email.fill('nobody-yet@example.org');
    await form.getByText(t('signUp.exists')).waitFor({ state: 'detached' });
    expect(requests).toHaveLength(2);
  },
);

test.each([
  ['POST', 'known-email'],
  ['POST', 'address-suggestions'],
  ['GET', 'search/suggestions.data?q=tap'],
  ['GET', 'product-cards.data?slugs=none'],
  ['GET', 'model-numbers.data?q=K-1'],
  ['GET', 'shopper-facts'],
])(
  'SDK-117 the background request %s %s starts no session, since its late response would replace that of a sign-in',
  async (method, path) => {
    const body = method === 'POST' ? new URLSearchParams({ email: 'nobody@example.org' }) : undefined;
    const origin = inject('shopOrigin');
    const answer = await fetch(`${origin}/en/${path}`, { method, headers: { Origin: origin }, ...(body && { body }) });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  },
);
