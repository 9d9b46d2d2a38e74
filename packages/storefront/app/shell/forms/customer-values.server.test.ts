import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { hasPersonalPartContext, sdkContext } from '../request-context.server.ts';
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

test('a form of a guest begins empty, and guests share its page', async () => {
  await visitorOf(shop)('/en/support/contact', async ({ context }) => {
    expect(await customerValues(context)).toEqual({});
    expect(context.get(hasPersonalPartContext)).toBe(false);
  });
});
