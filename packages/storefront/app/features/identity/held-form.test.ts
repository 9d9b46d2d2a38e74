import { expect, test } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleAccountForm } from './sign-in-page.server.ts';

const shop = await testShop();
const signIn = '/en/sign-in?returnTo=/en/my-account/account-settings';

/** Submits a form of the account settings after the session has ended, and returns what the sign-in page shows. */
const sendAsGuest = (form: Record<string, string>) =>
  visitorOf(shop)(signIn, (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, form))));

test.each([
  { intent: 'changePassword', currentPassword: 'Enamel-and-brass-9!', password: 'Copper-and-glaze-7!', key: '1-2' },
  { intent: 'deleteAccount', lastPassword: 'Enamel-and-brass-9!' },
])('the sign-in page does not say that it holds a form of passwords only: $intent', async (form) => {
  expect(await sendAsGuest(form)).toEqual({ heldForm: undefined });
});

test('the sign-in page holds a new e-mail address without the password that was typed with it', async () => {
  const form = { intent: 'changeEmail', newEmail: 'ada@example.org' };
  expect(await sendAsGuest({ ...form, ownPassword: 'Enamel-and-brass-9!' })).toEqual({
    heldForm: Object.entries(form),
  });
});
