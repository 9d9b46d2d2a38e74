import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, findProduct } from './checkout.ts';
import { HttpShopper } from './http-shopper.ts';
import { publicPassword } from './sign-in.ts';

const { visit } = useBrowser();
const paths = ['/en', '/en/products/toilets', '/en/locations', '/fr/search?keyword=laiton'];
const rounds = 40;

/** Someone who is signed in, whose pages carry their first name. */
async function customer(firstName: string): Promise<HttpShopper> {
  const shopper = new HttpShopper();
  const email = `shopper-${crypto.randomUUID()}@example.org`;
  const name = { firstName, lastName: 'Byron' };
  await shopper.post('/en/sign-in', { intent: 'signUp', ...name, email, password: publicPassword });
  return shopper;
}

/** The pages in which someone is named who did not ask for them. */
const leaks = (pages: readonly { readonly by: string; readonly text: string }[], names: readonly string[]) =>
  pages.filter(({ by, text }) => names.some((name) => name !== by && text.includes(name)));

test('planted fault: a page that was made for a customer and is given to a guest is detected', () => {
  expect(leaks([{ by: 'a guest', text: 'Hello Wilhelmina' }], ['Wilhelmina'])).toHaveLength(1);
});

test('of 120 interleaved visitors nobody gets what was made for another', async () => {
  const names = ['Wilhelmina', 'Bartholomea'];
  const [first, second] = await Promise.all(names.map(customer));
  const visitors = [
    { by: 'a guest', shopper: new HttpShopper() },
    { by: 'Wilhelmina', shopper: first ?? new HttpShopper() },
    { by: 'Bartholomea', shopper: second ?? new HttpShopper() },
  ];
  const account = await Promise.all(
    visitors.slice(1).map(({ shopper }) => shopper.get('/en/my-account/account-settings')),
  );
  expect(account.map(({ text }, index) => text.includes(names[index] ?? '?'))).toEqual([true, true]);
  const pages = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = paths[round % paths.length] ?? '/en';
    const asked = visitors.map(async ({ by, shopper }) => ({ by, ...(await shopper.get(path)) }));
    pages.push(...(await Promise.all(asked)));
  }
  expect(pages).toHaveLength(120);
  expect(pages.filter(({ status }) => ![200, 503].includes(status))).toEqual([]); // a busy shop says so
  for (const { by } of visitors) expect(pages.filter((page) => page.by === by && page.isPage)).not.toEqual([]);
  expect(leaks(pages, names)).toEqual([]);
});

test.each(['en', 'fr'] as const)('a page that guests share comes alive (in %s)', async (locale) => {
  for (const path of [`/${locale}`, `/${locale}/products/toilets`]) {
    await new HttpShopper().get(path); // from here on it is shared
    const page = await visit({ locale });
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('window.heldClicks')).toBeUndefined();
  }
});

test('a shared page that the shopper goes back to has the cart that they filled since', async () => {
  const page = await visit({ scripts: false });
  await new HttpShopper().get('/en');
  await page.goto('/en');
  const count = () => page.getByRole('banner').getByRole('link', { name: /cart/i }).first().textContent();
  const before = await count();
  await findProduct(page, 'en');
  await addToCart(page, 'en');
  while (new URL(page.url()).pathname !== '/en') await page.goBack();
  expect(await count()).not.toBe(before);
});

test('a shared page that the browser kept for the way back is loaded anew', async () => {
  const page = await visit();
  await new HttpShopper().get('/en');
  await page.goto('/en');
  const isLoaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await isLoaded;
});
