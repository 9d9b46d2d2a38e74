import { expect, test } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs } from '../../testing/visitor.ts';
import { handleAccountForm } from './sign-in-page.server.ts';

test('a professional states their company at sign-up, for whoever checks the account for trade prices', async () => {
  const shop = await testShop();
  const form = {
    intent: 'signUp',
    firstName: 'Ida',
    lastName: 'Studio',
    companyName: 'Studio Ida',
    email: 'ida@example.org',
    password: 'Enamel-and-brass-9!',
    accountType: 'professional',
  };
  await shop.visit('/en/sign-in', (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, form))));
  const customers = shop.gateway.db.selectFrom('customers').where('email', '=', form.email).select('document');
  expect((await customers.executeTakeFirst())?.document).toMatchObject({
    accountType: 'professional',
    companyName: 'Studio Ida',
  });
});
