import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { enterAddress, shipTo } from './checkout.ts';
import { startFailingGateway, type FailingGateway, type Reply } from './failing-gateway.ts';
import { expectOfferAfterNineSeconds, newsletterOffers } from './newsletter-offers.ts';
import { prepareCart } from './prepared.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { textsOf } from './texts.ts';
import { hydrate, stopClock } from './touch.ts';

let gateway: FailingGateway;
let shop: ShopProcess;
const { visit } = useBrowser({ origin: () => `http://localhost:${shop.port}` });

const configurationCall = '/bin/storefront/globalconfig?path=%2Fcontent%2Fbasin%2Fus%2Fen&caConfig=true';
const failing = { cartChange: '/cart/v2/items', newsletter: '/crm/newsletter', stock: '/inventory/stock' };
const configured = {
  addToCartFailed: 'Not added.',
  outOfStock: 'Not in stock.',
  shippingAddressFailed: 'Not set.',
  downloadSucceeded: 'Downloaded.',
  downloadFailed: 'Not downloaded.',
};

/** Returns the configuration with messages that differ from the dictionary, and without a time for the newsletter. */
async function configuredReply(): Promise<Reply> {
  const response = await fetch(`${gateway.settings.AUTHOR_URL}${configurationCall}`);
  const { general, ...others } = (await response.json()) as { general: { messages: object } };
  return {
    status: response.status,
    body: {
      ...others,
      general: { ...general, newsletterTriggerSeconds: undefined, messages: { ...general.messages, ...configured } },
    },
  };
}

const rejected = (code: string): Reply => ({
  status: 400,
  body: { statusCode: 400, message: code, errors: [{ code, message: code }] },
});

beforeAll(async () => {
  gateway = await startFailingGateway();
  gateway.replies.set(configurationCall, await configuredReply());
  shop = await startShopProcess(gateway.settings);
});
afterEach(() => Object.values(failing).forEach((call) => gateway.replies.delete(call)));
afterAll(async () => {
  gateway.close();
  await shop.kill();
});

describe.each([true, false])('a failed call (scripts %s)', (scripts) => {
  /** Adds a product to the cart and expects the message of the failure. */
  async function expectNotAdded(code: string, message: string): Promise<void> {
    const page = await visit({ scripts });
    await page.goto('/en/products/toilets/sable-toilet-bowl.html');
    for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
    if (scripts) await hydrate(page);
    gateway.replies.set(failing.cartChange, rejected(code));
    await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).click();
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  }

  test('UI-017 an addition to the cart that fails shows the configured message', async () => {
    await expectNotAdded('InvalidInput', configured.addToCartFailed);
  });

  test('UI-018 an addition to the cart above the stock shows the configured out-of-stock message', async () => {
    await expectNotAdded('OutOfStock', configured.outOfStock);
  });

  test('UI-015 shipping reports that the shipping address could not be set, and keeps it in the form', async () => {
    const page = await visit({ scripts });
    await prepareCart(page, 'en');
    gateway.replies.set(failing.cartChange, rejected('InvalidInput'));
    await enterAddress(page, 'en', shipTo.US);
    await page.getByRole('alert').getByText(configured.shippingAddressFailed, { exact: true }).waitFor();
    expect(await page.locator('#streetName').inputValue()).toBe(shipTo.US.streetName);
  });

  test('UI-010 a newsletter form that cannot be sent shows the general error text and keeps the address', async () => {
    for (const locale of ['en', 'fr'] as const) {
      const general = locale === 'en' ? 'Something went wrong. Please try again...' : textsOf(locale)('error.general');
      const page = await visit({ locale, scripts });
      await page.goto(`/${locale}/newsletter`);
      if (scripts) await hydrate(page);
      gateway.replies.set(failing.newsletter, { status: 503 });
      await page.locator('#newsletter-email').fill('pat@example.org');
      await page
        .getByRole('main')
        .getByRole('button', { name: textsOf(locale)('newsletter.submit') })
        .click();
      await page.getByRole('alert').getByText(general, { exact: true }).waitFor();
      expect(await page.locator('#newsletter-email').inputValue()).toBe('pat@example.org');
    }
  });
});

test('UI-050 a product whose stock cannot be checked shows no stock and no message', async () => {
  const page = await visit();
  const path = '/en/products/kitchen-faucets/fenn-pull-down-kitchen-faucet.html';
  gateway.replies.set(failing.stock, { status: 503 });
  await page.goto(path);
  await hydrate(page);
  expect(gateway.failed).toContain(failing.stock);
  const shown = page.locator('#stock, [role=alert], main [role=status] > *');
  expect(await shown.allTextContents()).toEqual([]);
  gateway.replies.delete(failing.stock);
  await page.goto(`${path}?again`); // the page without the stock is shared for a few seconds
  expect(await page.locator('#stock').count()).toBe(1);
});

test('UI-049 UI-051 a successful and a failed download show the messages of the configuration, not of the dictionary', async () => {
  const page = await visit({ expectedStatus: 503 });
  await page.goto('/en/for-professionals/literature');
  await hydrate(page);
  const file = page.locator('main a[href*=".pdf"]:not([download])').first(); // the catalogue is saved by the browser
  await file.click();
  await page.getByText(configured.downloadSucceeded, { exact: true }).waitFor();
  await page.route(/\.pdf/, (route) => route.fulfill({ status: 503 }));
  await file.click();
  await page.getByText(configured.downloadFailed, { exact: true }).waitFor();
});

test('UI-021 without a configured time the newsletter overlay opens nine seconds into the visit', async () => {
  const page = await visit({ ownContext: true, newsletter: true });
  const offers = newsletterOffers(page);
  await stopClock(page);
  await page.goto('/en/support');
  await hydrate(page);
  await expectOfferAfterNineSeconds(page, offers);
  await page.getByRole('complementary', { name: textsOf('en')('newsletter.title') }).waitFor();
});
