import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type LoaderArgs } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { findShopperCart } from '../cart/index.server.ts';
import { handleAddressForm, loadAddressStep } from './address-step.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

const shop = await testShop();

/** Signs a customer with a product in the cart in, and returns a function that opens the address step. */
async function checkoutOf(email: string) {
  const visit = visitorOf(shop);
  const customer = await signInAs(shop.gateway, email);
  const { products } = await visit('/en', ({ context }) => productsOf(context).list({ category: 'bathroom-faucets' }));
  await customer.createCart();
  await customer.change([{ action: 'addLineItem', sku: products[0]?.finishes[0]?.sku ?? '', quantity: 1 }]);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: customer.token }));
  const visitCheckout = <Data>(query: string, load: (args: LoaderArgs) => Data) =>
    visit(`/en/checkout${query}`, async (args) => {
      const cart = await findShopperCart(args.context);
      args.context.set(checkoutCartContext, cart ?? expect.fail('no cart'));
      return load(args);
    });
  const open = (query = '') => visitCheckout(query, (args) => loadAddressStep(castArgs(loadAddressStep, args)));
  const send = (form: Record<string, string>) =>
    visitCheckout('', (args) => handleAddressForm(castArgs(handleAddressForm, asFormPost(args, form))));
  return { open, send };
}

test('the checkout offers the addresses of the address book by label, and the chosen one fills the form', async () => {
  const { send } = await signInAs(shop.gateway, 'homeowner@example.com');
  const cabin = { country: 'US', state: 'WI', postalCode: '53044', streetName: 'Pine Road', city: 'Kohler' };
  const address = { ...cabin, custom: { fields: { label: 'Cabin' } } };
  await send('POST', '/customer/address', { version: 1, actions: [{ action: 'addAddress', address }] });
  const { open } = await checkoutOf('homeowner@example.com');

  const { values, offered } = await open();
  expect(values).toMatchObject({ streetName: '12 Lakeside Street', email: 'homeowner@example.com' });
  expect(offered).toMatchObject([
    { label: 'Home', isChosen: true },
    { label: 'Cabin', isChosen: false },
  ]);

  const chosen = await open(`?address=${offered[1]?.id ?? ''}`);
  expect(chosen.values).toMatchObject({ firstName: 'Homer', streetName: 'Pine Road', postalCode: '53044' });
  expect(chosen.offered.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test('the checkout tells addresses of the same label apart by their streets', async () => {
  const { send } = await signInAs(shop.gateway, 'friends@example.com');
  const addresses = ['1 Oak Street', '2 Elm Street'].map((streetName) => ({
    ...{ country: 'US', state: 'WI', postalCode: '53044', streetName, city: 'Kohler' },
    custom: { fields: { label: 'Site' } },
  }));
  for (const [index, address] of addresses.entries()) {
    await send('POST', '/customer/address', { version: 1 + index, actions: [{ action: 'addAddress', address }] });
  }
  const { offered } = await (await checkoutOf('friends@example.com')).open();
  expect(offered.map(({ label }) => label)).toEqual(['Home', 'Site, 1 Oak Street', 'Site, 2 Elm Street']);
});

test('the only saved address is the chosen one while it fills the form', async () => {
  const { open } = await checkoutOf('trade@example.com');
  expect((await open()).offered.map(({ isChosen }) => isChosen)).toEqual([true]);
});

test('the company of a trade customer is that of an address without one', async () => {
  const { open } = await checkoutOf('trade@example.com');
  expect((await open()).values).toMatchObject({ streetName: '12 Lakeside Street', companyName: 'Trade Builders' });
});

test('a form that was typed before the sign-in keeps its values, and its place unless none was typed', async () => {
  const { send } = await checkoutOf('homeowner@example.com');
  const typed = { intent: 'resume', firstName: 'Ada', country: 'CA', phone: '' };
  const named = await send(typed);
  expect(named).toMatchObject({ values: { firstName: 'Ada', streetName: '12 Lakeside Street', country: 'US' } });
  const { values } = (await send({ ...typed, streetName: '80, rue Exemple' })) as SentForm;
  expect(values).toEqual({
    ...{ email: 'homeowner@example.com', firstName: 'Ada', lastName: 'Owner' },
    ...{ streetName: '80, rue Exemple', country: 'CA' },
  });
});
