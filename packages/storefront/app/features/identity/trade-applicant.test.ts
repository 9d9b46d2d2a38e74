import { expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleAccountForm, loadSignIn } from './sign-in-page.server.ts';

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

/** Signs a professional up, who is then signed in. */
async function signUp(email: string) {
  const visit = visitorOf(shop);
  const sent = { ...form, email };
  await visit('/en/sign-in', (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, sent))));
  return visit;
}

test('a professional states their company at sign-up, for whoever checks the account for trade prices', async () => {
  await signUp(form.email);
  const customers = shop.gateway.db.selectFrom('customers').where('email', '=', form.email).select('document');
  expect((await customers.executeTakeFirst())?.document).toMatchObject({
    accountType: 'professional',
    companyName: 'Studio Ida',
  });
});

test('the link of the e-mail about a trade account leads a customer who is signed in to the new prices at once', async () => {
  const email = 'ada@example.org';
  const visit = await signUp(email);
  const persona = () => visit('/en', async ({ context }) => (await context.get(sdkContext).session.claims())?.persona);
  expect(await persona()).toEqual([]);
  const trade = JSON.stringify(['KOUS:TVS']);
  await shop.gateway.db.updateTable('customers').set({ persona: trade }).where('email', '=', email).execute();
  const followLink = visit('/en/sign-in', (args) =>
    loadSignIn(castArgs(loadSignIn, args)).catch((thrown: unknown) => thrown),
  );
  expect(await followLink).toMatchObject({ status: 302 });
  expect(await persona()).toEqual(['KOUS:TVS']);
});
