import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { openProduct } from './checkout.ts';
import { prepareCustomer } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();
const t = textsOf('en');

/** Delays the response to every form. Returns the paths of the submitted forms and a function that releases them. */
async function holdForms(page: Page) {
  const held = Promise.withResolvers<undefined>();
  const sent: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    sent.push(new URL(request.url()).pathname);
    await held.promise;
    return route.continue();
  });
  return { sent, release: () => held.resolve(undefined) };
}

/** Presses a button twice, in quick succession by default, and records whether it is pending 100 ms after the first press. */
async function pressTwice(page: Page, button: Locator, pauseMs = 60) {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate((element) => {
    sessionStorage.removeItem('pressed');
    const note = () => sessionStorage.setItem('pressed', String(element.hasAttribute('data-pending')));
    element.addEventListener('click', () => setTimeout(note, 100), { once: true });
  });
  const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail('the button is not shown');
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  void press();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  void press();
}

/** Runs in a page before its scripts: its timers end after a twentieth of their time. */
const runTwentyTimesFaster = () => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms / 20)) as typeof setTimeout;
};

/** Stops the event of every form, as React does while it hydrates. */
const stopSubmits = () => document.addEventListener('submit', (event) => event.stopPropagation(), true);

/** Polls the state recorded before the response arrived. */
const pendingState = (page: Page) => expect.poll(() => page.evaluate(() => sessionStorage.getItem('pressed')));

describe('a pressed button', () => {
  test.each(['before', 'during', 'after'] as const)(
    'a button shows that a native form submission is pending, and a second press sends nothing (%s hydration)',
    async (time) => {
      const page = await visit();
      await page.goto('/en');
      if (time === 'after') await touch(page);
      if (time === 'during') await page.evaluate(stopSubmits);
      const { sent, release } = await holdForms(page);
      await page.locator('#newsletterEmail').fill('ada@example.org');
      await pressTwice(page, page.getByRole('contentinfo').getByRole('button', { name: t('newsletter.submit') }));
      setTimeout(release, 500);
      await page.waitForURL('**/newsletter');
      await pendingState(page).toBe('true');
      expect(sent).toEqual(['/en/newsletter']);
    },
  );

  test('a native form whose response takes ten seconds is sent once, although its button is pressed again', async () => {
    const page = await visit();
    await page.addInitScript(runTwentyTimesFaster);
    await page.goto('/en');
    const { sent, release } = await holdForms(page);
    await page.locator('#newsletterEmail').fill('ada@example.org');
    const button = page.getByRole('contentinfo').getByRole('button', { name: t('newsletter.submit') });
    await pressTwice(page, button, 10_000 / 20);
    setTimeout(release, 200);
    await page.waitForURL('**/newsletter');
    expect(sent).toEqual(['/en/newsletter']);
  });

  test('a button stays pending until the next page has loaded', async () => {
    const page = await visit();
    await prepareCustomer(page, 'en');
    await page.goto('/en/my-account/account-settings');
    await hydrate(page);
    const { sent, release } = await holdForms(page);
    await pressTwice(page, page.getByRole('button', { name: t('action.save') }).first());
    await pendingState(page).toBe('true');
    release();
    await page.getByText(t('account.saved')).waitFor();
    expect(sent).toHaveLength(1);
  });

  test.each([{ isHydrated: true }, { isHydrated: false }])(
    'a double click on “Add to cart” adds one unit, shows the button pending and confirms one unit (hydrated: $isHydrated)',
    async ({ isHydrated }) => {
      const page = await visit();
      await openProduct(page, 'en');
      for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
      if (isHydrated) await touch(page);
      const { sent, release } = await holdForms(page);
      const add = page.getByRole('button', { name: t('product.addToCart') });
      await add.evaluate((element) => {
        const note = () => sessionStorage.setItem('pressed', String(element.hasAttribute('data-pending')));
        element.addEventListener('dblclick', () => setTimeout(note, 100), { once: true });
      });
      await add.dblclick({ noWaitAfter: true });
      setTimeout(release, 500);
      await pendingState(page).toBe('true');
      await page.getByText(t('product.added')).first().waitFor();
      expect(sent.filter((path) => /\/cart\b/.test(path))).toHaveLength(1);
      await page.goto('/en/cart');
      expect(await page.locator('main input[name=quantity]').inputValue()).toBe('1');
    },
  );

  test('a button whose response is a file can be pressed again', async () => {
    const page = await visit();
    await openProduct(page, 'en');
    const documents = page.locator('form[action$="/product-documents"] button');
    await page.locator('details', { has: documents }).locator('summary').click();
    const [file] = await Promise.all([page.waitForEvent('download'), documents.click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expect.poll(() => documents.getAttribute('data-pending')).toBeNull();
  });
});
