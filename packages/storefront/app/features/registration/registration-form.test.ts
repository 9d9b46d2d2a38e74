import { signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleAccountForm } from '../identity/index.server.ts';
import { handleRegistration, loadRegistration } from './registration-form.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

async function customer() {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  return visit;
}

const sent = {
  email: 'homeowner@example.com',
  firstName: 'Homer',
  lastName: 'Owner',
  phone: '5550100123',
  streetName: '12 Lakeside Street',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  country: 'US',
  modelNumber: '10177-CP',
  purchaseDate: '2025-03-14',
  orderNumber: 'W1',
};

test('when orders cannot be read, a registration says that the order cannot be checked, and not that it is unknown', async () => {
  const visit = await customer();
  const register = () =>
    visit('/en/my-account/register-online-product', (args) =>
      handleRegistration(castArgs(handleRegistration, asFormPost(args, sent))),
    );
  expect(await register()).toMatchObject({ problems: { orderNumber: { key: 'registration.orderNumber.unknown' } } });
  await shop.gateway.db.schema.alterTable('registrations').renameTo('unreadable').execute();
  expect(await register()).toMatchObject({ problems: { orderNumber: { key: 'registration.unchecked' } } });
  await shop.gateway.db.schema.alterTable('unreadable').renameTo('registrations').execute();
});

test.each(['/en/my-account/register-online-product', '/en/register-offline-product'])(
  'a product that was typed for another account is not registered, and a notice names the account (%s)',
  async (page) => {
    const visit = await customer();
    const load = () => visit(page, (args) => loadRegistration(castArgs(loadRegistration, args)));
    const register = (owner: string) =>
      visit(page, (args) =>
        handleRegistration(
          castArgs(handleRegistration, asFormPost(args, { ...sent, placeOfPurchase: 'Dealer', owner })),
        ),
      );
    const { owner = '' } = await load();
    expect(await register(`${owner}-other`)).toHaveProperty('problems', {});
    const values = { email: 'homeowner@example.com' };
    expect((await load()).notices).toMatchObject([{ key: 'account.switched', values, tone: 'warning' }]);
    await register(owner);
    expect((await load()).notices).not.toMatchObject([{ key: 'account.switched' }]);
  },
);

test('a form that waited for a sign-in asks for its receipt again, and is not registered without it', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...sent, receipt: new File(['%PDF'], 'receipt.pdf') }))
    body.set(name, value);
  const registration = '/en/my-account/register-online-product';
  const signIn = `/en/sign-in?returnTo=${encodeURIComponent(registration)}`;
  const { heldForm = [] } = (await visitorOf(shop)(signIn, (args) =>
    handleAccountForm(
      castArgs(handleAccountForm, { ...args, request: new Request(args.url, { method: 'POST', body }) }),
    ),
  )) as { heldForm?: [name: string, value: string][] };
  const visit = await customer();
  const registered = await visit(registration, (args) =>
    handleRegistration(castArgs(handleRegistration, asFormPost(args, Object.fromEntries(heldForm)))),
  );
  expect(registered).toMatchObject({
    values: { modelNumber: '10177-CP' },
    problems: { receipt: { key: 'registration.receipt.again' } },
  });
});

test('when the catalogue cannot be read, a registration says that the model cannot be checked, and not that it is unknown', async () => {
  const visit = visitorOf(shop);
  const register = () =>
    visit('/en/register-offline-product', (args) =>
      handleRegistration(
        castArgs(handleRegistration, asFormPost(args, { ...sent, modelNumber: 'NONE-1', placeOfPurchase: 'Dealer' })),
      ),
    );
  expect(await register()).toMatchObject({ problems: { modelNumber: { key: 'registration.invalidModel' } } });
  await shop.gateway.db.schema.alterTable('skus').renameTo('unreadable').execute();
  expect(await register()).toMatchObject({ problems: { modelNumber: { key: 'registration.unchecked' } } });
  await shop.gateway.db.schema.alterTable('unreadable').renameTo('skus').execute();
});

test('a malformed form with a receipt is a bad request, not a failure of the shop', async () => {
  const visit = await customer();
  const malformed = {
    method: 'POST',
    body: '--a\r\nx',
    headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
  };
  const register = visit('/en/my-account/register-online-product', (args) =>
    handleRegistration(castArgs(handleRegistration, { ...args, request: new Request(args.request.url, malformed) })),
  );
  await expect(register).rejects.toMatchObject({ init: { status: 400 } });
});
