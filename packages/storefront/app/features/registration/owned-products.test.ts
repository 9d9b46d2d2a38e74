import { placeOrder, signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { castArgs, visitorOf } from '../../testing/visitor.ts';
import { loadOwnedProducts } from './owned-products.server.ts';

test('STO-014 a customer’s products and services are on pages of their own', async () => {
  const shop = await testShop();
  const shopper = await signInAs(shop.gateway, 'homeowner@example.com');
  const visit = visitorOf(shop);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: shopper.token }));
  const skuOf = (slug: string) =>
    visit('/en', async ({ context }) => (await productsOf(context).get(slug))?.sku ?? expect.fail(slug));
  const skus = [await skuOf('maren-widespread-basin-faucet-lever-handles'), await skuOf('faucet-installation')];
  await placeOrder(
    shop.gateway,
    shopper,
    skus.map((sku) => ({ action: 'addLineItem', sku })),
  );
  const pathsAt = async (path: string) =>
    (await visit(path, (args) => loadOwnedProducts(castArgs(loadOwnedProducts, args)))).owned.map((own) => own.path);
  expect(await pathsAt('/en/my-account/my-products')).toEqual([expect.stringContaining('/bathroom-faucets/')]);
  expect(await pathsAt('/en/my-account/my-services')).toEqual([expect.stringContaining('/installation-services')]);
});
