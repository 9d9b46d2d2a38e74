import { readFileSync } from 'node:fs';
import { createSdk } from '@basin/sdk';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { shipTo } from './checkout.ts';
import { fieldOf, HttpShopper, type PageResponse } from './http-shopper.ts';
import { signIn } from './sign-in.ts';
import { routeRows, visitedPaths } from './shop-routes.ts';

const name = { firstName: 'Zephyrine', lastName: 'Quillfeather' };
const email = `zephyrine-${Date.now()}@example.org`;
const passwords = { old: 'Enamel-and-brass-9!', new: 'Copper-and-glaze-7!' };
const expired = 'Your session is expired.. Please login again...';

const letter = { ...name, email: 'pat@example.org', subject: 'Other', message: 'The drain hums a low B flat.' };
const address = { email: 'pat@example.org', ...name, phone: '5550100123', ...shipTo.US };

const registration = {
  ...address,
  firstName: 'Pat',
  lastName: 'Doe',
  modelNumber: 'X-1',
  purchaseDate: '2026-01-31',
  placeOfPurchase: 'Dealer',
};

/** The forms of each route with an action, by its file. */
const forms: Readonly<Record<string, readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[]>> =
  {
    'routes/change-favourites.ts': [['/en/favourites', { intent: 'add', sku: 'X-1' }]],
    'routes/cart.tsx': [
      ['/en/cart', { intent: 'changeQuantity', lineItemId: 'x', quantity: '2' }],
      ['/en/cart', { intent: 'remove', lineItemId: 'x' }],
      ['/en/cart', { intent: 'share' }],
      ['/en/cart', { intent: 'applyCode', code: 'WELCOME10' }],
      ['/en/cart', { intent: 'removeCode', code: 'WELCOME10' }],
      ['/en/cart', { intent: 'add', sku: 'X-1', slug: 'none' }],
    ],
    'routes/shared-cart.tsx': [['/en/shared-cart?sharedCartId=none', {}]],
    'routes/checkout-address.tsx': [['/en/checkout?index', address]],
    'routes/checkout-shipping.tsx': [['/en/checkout/shipping', {}]],
    'routes/checkout-billing.tsx': [['/en/checkout/billing', { intent: 'same' }]],
    'routes/checkout-payment.tsx': [['/en/checkout/payment', { response: '870' }]],
    'routes/checkout-review.tsx': [['/en/checkout/review', { version: '1' }]],
    'routes/product-documents.ts': [['/en/product-documents', { slug: 'none' }]],
    'routes/quick-order.tsx': [['/en/quick-order', { lines: 'X-1, 2' }]],
    'routes/order-status.tsx': [['/en/order-status', { email: 'pat@example.org', orderNumber: 'W1' }]],
    'routes/order-details.tsx': [
      ['/en/my-account/order-details?orderNumber=W1', { intent: 'cancel' }],
      ['/en/my-account/order-details?orderNumber=W1', { intent: 'reorder' }],
    ],
    'routes/order-invoice.ts': [['/en/order-invoice', { orderNumber: 'W1' }]],
    'routes/showroom.tsx': [['/en/locations/chicago-il', {}]],
    'routes/contact.tsx': [['/en/support/contact', letter]],
    'routes/lead-page.tsx': [['/en/services/find-a-pro', { ...letter, about: 'pro', postalCode: '53044' }]],
    'routes/sign-in.tsx': [['/en/sign-in', { intent: 'signIn', email: 'x@example.org', password: 'x' }]],
    'routes/reset-password.tsx': [['/en/reset-password', { intent: 'answer', answer: 'x' }]],
    'routes/projects.tsx': [['/en/my-account/projects', { intent: 'create', name: 'House' }]],
    'routes/project.tsx': [['/en/my-account/projects/none', { intent: 'move' }]],
    'routes/sell.tsx': [['/en/my-account/sell', { intent: 'open', email: 'pat@example.org' }]],
    'routes/address-book.tsx': [['/en/my-account/addresses', { intent: 'remove', id: 'none' }]],
    'routes/account-settings.tsx': [
      ['/en/my-account/account-settings', { firstName: 'Pat', lastName: 'Doe' }],
      ['/en/my-account/account-settings', { intent: 'changeEmail', newEmail: 'x@example.org', ownPassword: 'x' }],
      ['/en/my-account/account-settings', { intent: 'confirmEmail', emailToken: 'x' }],
      ['/en/my-account/account-settings', { intent: 'cancelEmailChange' }],
      ['/en/my-account/account-settings', { intent: 'changePassword', currentPassword: 'x', password: 'y' }],
      ['/en/my-account/account-settings', { intent: 'deleteAccount', lastPassword: 'x' }],
    ],
    'routes/register-product.tsx': [
      ['/en/register-offline-product', registration],
      ['/en/my-account/register-online-product', registration],
    ],
    'routes/preview.tsx': [['/en/preview', { intent: 'close' }]],
    'routes/privacy-choices.tsx': [['/en/privacy-choices', { answer: 'declined' }]],
    'routes/closed-banners.ts': [['/en/closed-banners', { id: '0a1b2c3d' }]],
    'routes/address-suggestions.ts': [], // sent by scripts only; same for guests and customers
    'routes/known-email.ts': [], // sent by scripts only; same for guests and customers
    'routes/newsletter.tsx': [], // same for guests and customers
    'routes/sign-out.ts': [], // covered below
  };

let former: HttpShopper;
let productAddress: string;
let addition: Readonly<Record<string, string>>;

beforeAll(async () => {
  former = new HttpShopper();
  await signUp(former, email);
  await fillCart();
  expectText(await former.copy().get('/en/my-account'), name.firstName);
  await changePasswordElsewhere(email);
});

const signUp = (shopper: HttpShopper, mail: string) =>
  shopper.post('/en/sign-in', {
    intent: 'signUp',
    accountType: 'homeowner',
    ...name,
    email: mail,
    password: passwords.old,
  });

/** Adds the first product that can be bought to the cart. */
async function fillCart(): Promise<void> {
  const listing = await former.get('/en/products/toilets');
  for (const [, path = ''] of listing.text.matchAll(/href="(\/en\/products\/[^"?]+\.html)/g)) {
    const page = await former.get(path);
    addition = { intent: 'add', sku: fieldOf(page, 'sku'), slug: fieldOf(page, 'slug') };
    productAddress = path;
    const cart = await former.post('/en/cart', addition);
    if (cart.text.includes(en['cart.checkout'])) return;
  }
  throw new Error('Found no product that can be bought');
}

/** Changes the password in another browser of the same customer, which ends all sessions of the account. */
async function changePasswordElsewhere(username: string): Promise<void> {
  const gateway = new URL(inject('gatewayOrigin'));
  const identityUrl = `${gateway.protocol}//${gateway.hostname}:${Number(gateway.port) + 2}`;
  const redirectUri = `${inject('shopOrigin')}/login/callback`;
  const { account } = createSdk({ gatewayUrl: gateway.origin, identityUrl, clientId: 'storefront', redirectUri });
  await account.signIn({ email: username, password: passwords.old });
  await account.changePassword({ currentPassword: passwords.old, newPassword: passwords.new });
}

const hasAction = ({ file }: { file: string }) =>
  /\b(?:as|const) action\b/.test(readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8'));

/** Reports only the missing texts on failure, not the whole page. */
const expectText = ({ text, path }: PageResponse, ...parts: readonly string[]): void =>
  expect(
    parts.filter((part) => !text.includes(part)),
    `missing on ${path}`,
  ).toEqual([]);

/** Expects a guest page without errors that shows the reason and no data of the former customer. */
function expectGuestPage(answer: PageResponse): void {
  expect(answer.statuses.filter((status) => status >= 500)).toEqual([]);
  expect([...Object.values(name), email].filter((secret) => answer.text.includes(secret))).toEqual([]);
  if (answer.isPage) expectText(answer, expired);
}

describe('a session that ended elsewhere', () => {
  const { visit } = useBrowser();

  test('every route is visited and every form submitted in this file', () => {
    expect(Object.keys(visitedPaths).toSorted()).toEqual([...new Set(routeRows.map(({ path }) => path))].toSorted());
    const files = routeRows.filter(hasAction).map(({ file }) => file);
    expect(Object.keys(forms).toSorted()).toEqual([...new Set(files)].toSorted());
  });

  test.each(Object.entries(visitedPaths))(
    'SDK-117 after a session ended elsewhere, %s is a guest page that says so',
    async (row, visited) => {
      const answer = await former.copy().get(row.endsWith('/:category/:slug') ? productAddress : visited);
      if (
        /^\/en\/(?:texts|parts\/menus)\.json$/.test(visited) ||
        visited.startsWith('/robots') ||
        visited.startsWith('/sitemap')
      )
        return;
      expectGuestPage(answer);
    },
  );

  test.each(
    Object.values(forms)
      .flat()
      .filter(([, fields]) => fields !== letter && fields !== address),
  )('SDK-117 a form sent to %s with %o does not fail', async (path, fields) =>
    expectGuestPage(await former.copy().post(path, fields)),
  );

  test('after a session ended elsewhere, a page loaded by scripts is a guest page too', async () => {
    expect((await former.copy().get('/en/cart.data')).statuses).toEqual([200]);
    expect((await former.copy().get('/en/search/suggestions.data?keyword=faucet')).statuses).toEqual([200]);
  });

  test('SDK-117 a late partial response does not lose the cart that was started meanwhile', async () => {
    const shopper = former.copy();
    const late = former.copy();
    expectText(await shopper.post('/en/cart', addition), en['cart.checkout']);
    for (const part of ['/en/search/suggestions?keyword=faucet', '/en/product-cards?sku=X']) {
      await late.get(part);
      expect(late.cookies()).toEqual(former.cookies());
    }
    expectText(await late.get('/en'), expired);
  });

  test('signing out shows no message about an expired session', async () => {
    const { statuses, text } = await former.copy().post('/en/sign-out', {});
    expect([statuses, text.includes(expired)]).toEqual([[303, 200], false]);
  });

  test('STO-059 after a session ended elsewhere, an account page redirects to sign-in and back', async () => {
    const shopper = former.copy();
    const { path, text } = await shopper.get('/en/my-account/order-history');
    expect(path).toBe('/en/sign-in?returnTo=%2Fen%2Fmy-account%2Forder-history');
    expect(text.includes(en['signIn.required'])).toBe(false);
    const back = await shopper.post(path, { intent: 'signIn', email, password: passwords.new });
    expect(back.path).toBe('/en/my-account/order-history');
    expect(back.text.includes(expired)).toBe(false);
  });

  test('SDK-117 a wrong password counts once, so nine of them do not lock an account', async () => {
    const [other, wrong] = [`counted-${email}`, { intent: 'signIn', password: 'wrong' }];
    await signUp(new HttpShopper(), other);
    await former.copy().post('/en/sign-in', { ...wrong, email: other });
    const tries = Array.from({ length: 8 }, () => new HttpShopper().post('/en/sign-in', { ...wrong, email: other }));
    await Promise.all(tries); // each attempt waits longer than the previous one
    const signedIn = await new HttpShopper().post('/en/sign-in', { ...wrong, email: other, password: passwords.old });
    expect(signedIn.path).toBe('/en/my-account');
  });

  test('SDK-117 a sign-in leads to the account page, which does not ask to sign in again', async () => {
    const account = await former.copy().post('/en/sign-in', { intent: 'signIn', email, password: passwords.new });
    expect([account.path, account.text.includes(expired)]).toEqual(['/en/my-account', false]);
  });

  test('after a session ended elsewhere, a product is added to a guest cart', async () => {
    const cart = await former.copy().post('/en/cart', addition);
    expectGuestPage(cart);
    expectText(cart, en['cart.checkout']);
  });

  test('after a session ended elsewhere, a contact form is still accepted', async () => {
    const sent = await former.copy().post('/en/support/contact', letter);
    expect(sent.statuses).toEqual([303, 200]);
    expectText(sent, expired, 'pat@example.org'); // the recipient of the reply
  });

  test('after a session ended elsewhere, a cart line can be changed, and the line id of the form is not repeated', async () => {
    const shopper = new HttpShopper();
    const cart = await shopper.post('/en/cart', addition);
    const lineItemId = fieldOf(cart, 'lineItemId');
    const removed = await shopper.post('/en/cart', { intent: 'remove', lineItemId, name: 'A name of my own' });
    expect(removed.text.includes('A name of my own')).toBe(false);
    expectText(removed, en['cart.empty']);
  });

  test('a checkout address is kept through sign-in, even after a wrong password, and is then saved', async () => {
    const shopper = former.copy();
    const signIn = await shopper.post('/en/checkout?index', address);
    expect(signIn.path).toBe('/en/sign-in?returnTo=%2Fen%2Fcheckout%3Findex%3D');
    const heldForm = JSON.stringify(Object.entries(address));
    expectText(signIn, en['signIn.heldForm'], heldForm);
    const wrong = await shopper.post(signIn.path, { intent: 'signIn', email, password: 'wrong', heldForm });
    expectText(wrong, heldForm);
    const ready = await shopper.post(signIn.path, { intent: 'signIn', email, password: passwords.new, heldForm });
    expectText(ready, en['signIn.heldForm.ready'], 'action="/en/checkout?index="');
    expect(fieldOf(ready, 'streetName')).toBe(address.streetName);
    expect((await shopper.post('/en/checkout?index=', address)).path).toBe('/en/checkout/shipping');
  });

  test('UI-011 with scripts, a checkout address is kept through sign-in too', async () => {
    const [mail, customer] = [`scripts-${Date.now()}-${email}`, new HttpShopper()];
    await signUp(customer, mail);
    await customer.post('/en/cart', addition);
    const page = await visit();
    await page.goto('/en/sign-in?returnTo=/en/checkout');
    await signIn(page, mail, passwords.old);
    await page.waitForURL(({ pathname }) => pathname === '/en/checkout');
    await changePasswordElsewhere(mail);
    for (const field of ['email', 'firstName', 'lastName', 'phone', 'city', 'streetName', 'postalCode'] as const)
      await page.locator(`#${field}`).fill(address[field]);
    await page.locator('#state').selectOption(address.state);
    await page.getByRole('button', { name: en['action.continue'] }).click();
    await page.getByText(en['signIn.heldForm']).waitFor();
    await page.getByText(expired).waitFor();
    expect((await page.content()).includes(mail), 'in the data of the first document').toBe(false);
    await signIn(page, mail, passwords.new);
    await page.getByText(en['signIn.heldForm.ready']).waitFor();
    await page.getByRole('button', { name: en['action.continue'] }).click();
    await page.waitForURL('**/en/checkout/shipping');
  });
});
