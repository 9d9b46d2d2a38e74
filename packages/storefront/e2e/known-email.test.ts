import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { comeAlive } from './touch.ts';

const { visit } = useBrowser();

test.each(['en', 'fr'] as const)(
  'UI-022 500 ms after the last key a new account’s address is looked up, once, and a known one is said (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale, width: locale === 'fr' ? 375 : 1440 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.clock.install();
    await page.goto(`/${locale}/sign-in?tab=sign-up`);
    await comeAlive(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
    const email = form.locator('input[name=email]');
    await email.pressSequentially('homeowner@example.com');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await email.press('End');
    await page.clock.runFor(1);
    await form.getByText(t('signUp.exists')).waitFor();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.split(' ')[0]).not.toContain('homeowner');
    await page.clock.resume();
    await expectAccessible(page);
    await email.fill('nobody-yet@example.org');
    await form.getByText(t('signUp.exists')).waitFor({ state: 'detached' });
    expect(asked).toHaveLength(2);
  },
);
