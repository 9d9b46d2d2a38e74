import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { signIn, demoPassword } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

const visitors = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 320, scripts: false },
] as const;

describe('the components of the content system', () => {
  test.each(visitors)(
    'DOM-093 DOM-092 help and support, a search within the page and a teaser link to further pages (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const page = await visit(visitor);
      await page.goto(`/${locale}/support`);
      await page.locator(`main a[href="/${locale}/support/contact"]`).first().waitFor();
      await page.locator(`main article a[href="/${locale}/find-a-showroom"]`).waitFor();
      if (scripts) await touch(page);
      if (scripts) await expectAccessible(page);
      await page.locator('main input[name=keyword]').fill('faucet');
      await page.locator('main').getByRole('search').getByRole('button').click();
      await page.waitForURL(`**/${locale}/search?keyword=faucet`);
    },
  );

  test.each(visitors)(
    'DOM-092 press news shows its date, and a knowledge article shows its related pages (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const page = await visit(visitor);
      await page.goto(`/${locale}/press-room`);
      const days = await page
        .locator('main time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      expect(days).toEqual(days.toSorted().toReversed());
      expect(days.length).toBeGreaterThan(1);
      if (scripts) await expectAccessible(page);
      await page.goto(`/${locale}/support/find-your-model-number`);
      await page.locator('main article h2').waitFor();
      await page.locator(`main a[href="/${locale}/support/contact"]`).waitFor();
      if (scripts) await expectAccessible(page);
    },
  );

  test('DOM-092 the tabs of a manual product page open by keyboard, and are links before scripts', async () => {
    const page = await visit();
    await page.goto('/en/support/product-support-center');
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    expect(await second.getAttribute('href')).toBe('#chrome');
    await hydrate(page);
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    await page.locator('#chrome').getByText('white vinegar').waitFor();
    await expectAccessible(page);
  });

  test('UI-020 DOM-092 the carousel below an article moves on after five seconds and never shows the article itself', async () => {
    const page = await visit({ ownContext: true });
    await page.clock.install();
    await page.goto('/en/inspiration/quiet-hour');
    const slides = page.locator('main ul[tabindex="0"][aria-live] > li');
    expect(await slides.locator('a[href="/en/inspiration/quiet-hour"]').count()).toBe(0);
    expect(await slides.count()).toBeGreaterThan(2);
    await page.mouse.move(5, 5);
    await page.mouse.move(20, 20);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return page.locator('body[data-key-source=page]').count();
      })
      .toBe(1);
    const current = () => slides.evaluateAll((all) => all.findIndex((slide) => slide.ariaCurrent === 'true'));
    const before = await current();
    await page.clock.runFor(5_100);
    await expect.poll(current).not.toBe(before);
    await page.clock.resume();
    await expectAccessible(page);
  });

  test('the carousel below an article begins with its first slide on the page of another article', async () => {
    const page = await visit();
    await page.goto('/en/inspiration/quiet-hour');
    await hydrate(page);
    const slides = page.locator('main ul[tabindex="0"][aria-live] > li');
    const current = () => slides.evaluateAll((all) => all.findIndex((slide) => slide.ariaCurrent === 'true'));
    await page.getByRole('button', { name: textsOf('en')('carousel.next') }).click();
    await expect.poll(current).toBe(1);
    const link = slides.nth(1).getByRole('link');
    const path = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => slides.locator(`a[href="${path}"]`).count()).toBe(0);
    expect(await current()).toBe(0);
  });

  test.each(['en', 'fr'] as const)(
    'DOM-092 the literature for professionals is shown as pictures (in %s)',
    async (locale) => {
      const page = await visit({ locale, scripts: false });
      await page.goto(`/${locale}/for-professionals`);
      expect(await page.locator(`main article a[href^="/${locale}/inspiration/"]`).count()).toBeGreaterThan(2);
    },
  );

  test('DOM-092 the trade membership component shows different texts to a guest, a customer and a trade member', async () => {
    const t = textsOf('en');
    const guest = await visit({ scripts: false });
    await guest.goto('/en/for-professionals');
    await guest.getByRole('link', { name: t('trade.join.link') }).waitFor();
    for (const [email, words] of [
      ['homeowner@example.com', t('trade.ask')],
      ['trade@example.com', t('trade.member')],
    ] as const) {
      const page = await visit();
      await page.goto('/en/sign-in');
      await signIn(page, email, demoPassword);
      await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
      await page.goto('/en/for-professionals/trade-membership');
      await page.getByText(words).waitFor();
      await touch(page);
      await expectAccessible(page);
    }
  });
});
