import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { openProduct } from './checkout.ts';
import { signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();
const t = textsOf('en');

/** Holds back the answer to every form; the number of forms that were sent, and what lets their answers go. */
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

/** Presses a button twice within a moment; what the button was like a tenth of a second after the first press. */
async function pressTwice(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate((element) => {
    sessionStorage.removeItem('pressed');
    const note = () => sessionStorage.setItem('pressed', String(element.hasAttribute('data-pending')));
    element.addEventListener('click', () => setTimeout(note, 100), { once: true });
  });
  const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail('the button is not shown');
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  void press();
  await new Promise((resolve) => setTimeout(resolve, 60));
  void press();
}

/** What was noted before the answer came. */
const noted = (page: Page) => expect.poll(() => page.evaluate(() => sessionStorage.getItem('pressed')));

describe('a button that was pressed', () => {
  test.each([{ isAlive: true }, { isAlive: false }])(
    'waits visibly for an answer that the browser itself asks for, and a second press sends nothing (page alive: $isAlive)',
    async ({ isAlive }) => {
      const page = await visit();
      await page.goto('/en');
      if (isAlive) await touch(page);
      const { sent, release } = await holdForms(page);
      await page.locator('#newsletterEmail').fill('ada@example.org');
      await pressTwice(page, page.getByRole('contentinfo').getByRole('button', { name: t('newsletter.submit') }));
      setTimeout(release, 500);
      await page.waitForURL('**/newsletter');
      await noted(page).toBe('true');
      expect(sent).toEqual(['/en/newsletter']);
    },
  );

  test('waits until the page that follows is there, too', async () => {
    const page = await visit();
    await signUp(page, 'en');
    await page.goto('/en/my-account/account-settings');
    await touch(page);
    const { sent, release } = await holdForms(page);
    await pressTwice(page, page.getByRole('button', { name: t('action.save') }).first());
    await noted(page).toBe('true');
    release();
    await page.getByText(t('account.saved')).waitFor();
    expect(sent).toHaveLength(1);
  });

  test.each([{ isAlive: true }, { isAlive: false }])(
    'refuses the second half of a double click on “Add to cart” visibly, and the page says that one is in the cart (page alive: $isAlive)',
    async ({ isAlive }) => {
      const page = await visit();
      await openProduct(page, 'en');
      for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
      if (isAlive) await touch(page);
      const { sent, release } = await holdForms(page);
      const add = page.getByRole('button', { name: t('product.addToCart') });
      await add.evaluate((element) => {
        const note = () => sessionStorage.setItem('pressed', String(element.hasAttribute('data-pending')));
        element.addEventListener('dblclick', () => setTimeout(note, 100), { once: true });
      });
      await add.dblclick({ noWaitAfter: true });
      setTimeout(release, 500);
      await noted(page).toBe('true');
      await page.getByText(t('product.added')).first().waitFor();
      expect(sent.filter((path) => /\/cart\b/.test(path))).toHaveLength(1);
      await page.goto('/en/cart');
      expect(await page.locator('main input[name=quantity]').inputValue()).toBe('1');
    },
  );

  test('can be pressed again where the answer is a file', async () => {
    const page = await visit();
    await openProduct(page, 'en');
    const documents = page.locator('form[action$="/product-documents"] button');
    await page.locator('details', { has: documents }).locator('summary').click();
    const [file] = await Promise.all([page.waitForEvent('download'), documents.click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expect.poll(() => documents.getAttribute('data-pending')).toBeNull();
  });
});
