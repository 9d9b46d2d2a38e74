import { randomUUID } from 'node:crypto';
import type { Locale } from '@basin/domain';
import type { APIResponse, Page } from 'playwright';
import { expect } from 'vitest';
import { shipTo } from './checkout.ts';
import { placeOrder, submitCard } from './http-checkout.ts';
import { decoded, fieldOf, type ReceivedPage, type Requester } from './http-shopper.ts';
import { demoPassword } from './sign-in.ts';

// What a test needs but does not show, it prepares over HTTP, because pages in a browser take longer.

/** The visitor of a page, with the same cookies. */
export function overHttp({ request }: Page): Requester {
  return {
    get: async (path) => receivedPage(await request.get(path)),
    async post(path, form) {
      const { origin } = new URL((await request.head('/robots.txt')).url()); // a page does not say where its shop is served
      return receivedPage(await request.post(path, { form, headers: { Origin: origin } }));
    },
  };
}

async function receivedPage(response: APIResponse): Promise<ReceivedPage> {
  const { pathname, search } = new URL(response.url());
  return { status: response.status(), path: pathname + search, text: decoded(await response.text()) };
}

/** Signs up a new customer and returns the e-mail address. */
export async function prepareCustomer(page: Page, locale: Locale): Promise<string> {
  const email = `shopper-${randomUUID()}@example.org`;
  const name = { firstName: 'Ada', lastName: 'Byron' };
  const form = { intent: 'signUp', accountType: 'homeowner', ...name, email, password: demoPassword };
  expect((await overHttp(page).post(`/${locale}/sign-in`, form)).path).toBe(`/${locale}/my-account`);
  return email;
}

/** Signs in to a demonstration account. */
export async function prepareSignedIn(page: Page, locale: Locale, email: string): Promise<void> {
  const form = { intent: 'signIn', email, password: demoPassword };
  expect((await overHttp(page).post(`/${locale}/sign-in`, form)).path).toBe(`/${locale}/my-account`);
}

/** Removes what earlier tests left in the cart of a demonstration account. */
export async function prepareEmptyCart(page: Page, locale: Locale): Promise<void> {
  const shopper = overHttp(page);
  for (;;) {
    const [, lineItemId] = /name="lineItemId" value="([^"]+)"/.exec((await shopper.get(`/${locale}/cart`)).text) ?? [];
    if (lineItemId === undefined) return;
    await shopper.post(`/${locale}/cart`, { intent: 'remove', lineItemId });
  }
}

/** A product that can be bought. */
export interface BoughtProduct {
  readonly path: string;
  readonly sku: string;
  /** The customer for whom an associate buys it; else empty. */
  readonly customerId: string;
}

/** Adds a product to the cart. */
export async function prepareCart(page: Page, locale: Locale, quantity = 1): Promise<BoughtProduct> {
  const shopper = overHttp(page);
  const { text } = await shopper.get(`/${locale}/products/bathroom-faucets`);
  for (const path of new Set([...text.matchAll(/href="([^"?]+\.html)/g)].map(([, each = '']) => each))) {
    const product = await shopper.get(path);
    const [sku, slug, customerId] = [fieldOf(product, 'sku'), fieldOf(product, 'slug'), fieldOf(product, 'customerId')];
    const form = { intent: 'add', sku, slug, quantity: String(quantity), customerId };
    const cart = await shopper.post(`/${locale}/cart`, form);
    if (cart.text.includes(`href="/${locale}/checkout"`)) return { path, sku, customerId };
  }
  throw new Error('Found no product that can be bought');
}

interface PreparedShipping {
  readonly email?: string;
  readonly quantity?: number;
  readonly to?: keyof typeof shipTo;
}

/** Adds a product to the cart and gives an address; the next step is the shipping. */
export async function prepareShipping(
  page: Page,
  locale: Locale,
  { email = 'pat@example.org', quantity = 1, to = 'US' }: PreparedShipping = {},
): Promise<BoughtProduct> {
  const product = await prepareCart(page, locale, quantity);
  const name = { firstName: 'Anne-Marie', lastName: "O'Brien" };
  const { customerId } = product;
  const address = { customerId, email, ...name, phone: '5550100123', ...shipTo[to] };
  const next = await overHttp(page).post(`/${locale}/checkout?index`, address);
  expect(next.path).toBe(`/${locale}/checkout/shipping`);
  return product;
}

/** Prepares everything up to the review, which is returned. */
export async function prepareReview(
  page: Page,
  locale: Locale,
  { card = '4111111111111111', ...shipping }: PreparedShipping & { readonly card?: string } = {},
): Promise<BoughtProduct & { readonly review: ReceivedPage }> {
  const product = await prepareShipping(page, locale, shipping);
  const shopper = overHttp(page);
  const review = await submitCard(shopper, await shopper.get(`/${locale}/checkout/payment`), card);
  expect(review.path).toBe(`/${locale}/checkout/review`);
  return { ...product, review };
}

/** Places an order and returns its number. */
export async function prepareOrder(
  page: Page,
  locale: Locale,
  quantity = 1,
): Promise<BoughtProduct & { readonly orderNumber: string }> {
  const { review, ...product } = await prepareReview(page, locale, { quantity });
  const confirmation = await placeOrder(overHttp(page), review);
  const [orderNumber = ''] = /\bW[A-Z0-9]{12}\b/.exec(confirmation.text.replaceAll(/<[^>]*>/g, ' ')) ?? [];
  expect(orderNumber).not.toBe('');
  return { ...product, orderNumber };
}

/** Returns how the signed-in customer has paid for each order; nothing for a guest. */
export async function paymentTypes({ request }: Page, locale: Locale): Promise<string[]> {
  const response = await request.get(`/${locale}/my-account/my-data`, { maxRedirects: 0 });
  if (!response.ok()) return [];
  const { orders } = (await response.json()) as { orders: { payment: { paymentType: string } }[] };
  return orders.map(({ payment }) => payment.paymentType);
}
