import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, fillAddress, submitCard, openProduct, placeOrder, shipTo } from './checkout.ts';
import { firstProductPath } from './listing.ts';
import { signUp } from './sign-in.ts';
import { configuredMessages, textsOf } from './texts.ts';

const { visit } = useBrowser();

describe.each(['en', 'fr'] as const)('the scope of the specification, walked by one customer (in %s)', (locale) => {
  const t = textsOf(locale);

  test('STO-002 a customer can use the platform part at its routes: sign-up, cart, checkout, order and address book', async () => {
    const page = await visit({ locale, scripts: false });
    await signUp(page, locale);
    await openProduct(page, locale);
    // the site's configuration sets the origin and account of pictures
    await page.locator('main picture img[src*="/is/image/BASIN/"]').first().waitFor();
    await addToCart(page, locale);
    await fillAddress(page, locale, shipTo.US);
    await submitCard(page, locale, '4111 1111 1111 1111', false);
    await placeOrder(page, locale);
    await page.waitForURL(`**/${locale}/order-confirmation`);
    const confirmation = (await page.getByText(t('order.confirmed.text')).textContent()) ?? '';
    const orderNumber = /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? expect.fail('the page names no order');
    await page.goto(`/${locale}/my-account/order-history`);
    await page.locator('main').getByText(orderNumber).first().waitFor();
    await page.goto(`/${locale}/my-account/addresses`);
    const { state, country, ...place } = shipTo.US;
    const values = { label: 'Cottage', firstName: 'Ada', lastName: 'Byron', phone: '555 010 0123', ...place };
    for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
    await page.locator('#country').selectOption(country);
    await page.locator('#state').selectOption(state);
    await page.getByRole('button', { name: t('action.save') }).click();
    await page.getByText(t('address.saved')).waitFor();
    await page
      .locator('main li')
      .filter({ has: page.locator('address') })
      .getByText('Cottage')
      .first()
      .waitFor();
  });

  test('STO-002 STO-070 a customer can use the catalogue part: listing, product, compare, favourites, profile, registration, stores and rooms', async () => {
    const page = await visit({ locale, scripts: false, consent: 'accepted' });
    await signUp(page, locale);
    await page.goto(`/${locale}/search?keyword=faucet`);
    expect(await page.locator('main [data-media] h2 a').count()).toBeGreaterThan(0);
    await page.goto(`/${locale}/products/basins`);
    const paths = await page
      .locator('main [data-media] h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await page.goto(await firstProductPath(page));
    const sku = (await page.locator('main form input[name=sku]').first().getAttribute('value')) ?? '';
    await page.getByRole('button', { name: t('product.favourite.add') }).click();
    await page.getByText(configuredMessages[locale].favouriteAdded, { exact: true }).first().waitFor();
    await page.goto(paths[1] ?? '');
    const other = (await page.locator('main form input[name=sku]').first().getAttribute('value')) ?? '';
    await page.goto(`/${locale}/compare?sku=${sku},${other}`);
    expect(await page.getByRole('columnheader').count()).toBe(3);
    await page.goto(`/${locale}/my-account/my-favourites`);
    await page
      .locator('main')
      .getByRole('heading', { name: t('favourites.products') })
      .waitFor();
    await page.goto(`/${locale}/my-account/account-settings`);
    await page.locator('#firstName').fill('Augusta');
    await page.getByRole('button', { name: t('action.save') }).click();
    await page.getByText(t('account.saved')).waitFor();
    for (const [path, part] of [
      ['inspiration', 'main [data-media]'],
      ['register-offline-product', 'input[name=modelNumber]'],
      ['order-status', '#orderNumber'],
      ['find-a-showroom?near=60654', 'main h3'],
      ['inspiration/rooms-inspiration', 'main article button[popovertarget]'],
    ] as const) {
      await page.goto(`/${locale}/${path}`);
      await page.locator(part).first().waitFor();
    }
    const facts = await page.request.get(`/${locale}/shopper-facts`);
    expect(await facts.json()).toMatchObject({ profileRole: 'consumer', authStatus: 'authenticated' });
  });
});
