import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { hasPersonalPartContext, sdkContext } from '../request-context.server.ts';
import { accountOf } from '../sdk/nouns.server.ts';
import { deliveryAddress } from '../../testing/delivery-address.ts';
import { testShop } from '../../testing/shop.ts';
import { visitorOf } from '../../testing/visitor.ts';
import { customerValues } from './customer-values.server.ts';

const shop = await testShop();

test('a form begins with the name and e-mail address of a customer, who does not share the page with others', async () => {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  await visit('/en/support/contact', async ({ context }) => {
    expect(await customerValues(context)).toMatchObject({ email: 'homeowner@example.com', lastName: 'Owner' });
    expect(context.get(hasPersonalPartContext)).toBe(true);
  });
});

test('a form begins with the customer’s own name when their default address is that of someone else', async () => {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'friends@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  const gift = { ...deliveryAddress, firstName: 'Ada', lastName: 'Byron', isDefault: true };
  await visit('/en', ({ context }) => accountOf(context).addAddress(gift));
  const { firstName, lastName, city } = await visit('/en/support/contact', ({ context }) => customerValues(context));
  const own = await visit('/en', ({ context }) => accountOf(context).profile());
  expect([firstName, lastName, city]).toEqual([own?.firstName, own?.lastName, gift.city]);
});

test('a form of a guest begins empty, and guests share its page', async () => {
  await visitorOf(shop)('/en/support/contact', async ({ context }) => {
    expect(await customerValues(context)).toEqual({});
    expect(context.get(hasPersonalPartContext)).toBe(false);
  });
});
