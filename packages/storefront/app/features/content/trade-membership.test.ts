import { tradePersona } from '@basin/domain';
import { demoDate, signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { hasPersonalPartContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleAccountForm } from '../identity/index.server.ts';
import { loadContentPage } from './content-page.server.ts';
import type { PageView } from './page-view.ts';

const shop = await testShop();
const email = 'homeowner@example.com';

/** Returns the application that the trade membership page shows to the customer, which must not be shared with others. */
async function shownApplication() {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, email);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  const path = '/en/for-professionals/trade-membership';
  const page = await visit(path, async (args) => {
    const loaded = await loadContentPage(castArgs(loadContentPage, args));
    expect(args.context.get(hasPersonalPartContext)).toBe(true);
    return loaded;
  });
  return partOf(page, 'trade-membership').application;
}

test('the trade membership page shows an applicant the state of their application, and others none', async () => {
  expect(await shownApplication()).toBeNull();
  const { db } = shop.gateway;
  const { document } = await db
    .selectFrom('customers')
    .where('email', '=', email)
    .selectAll()
    .executeTakeFirstOrThrow();
  const applicant = JSON.stringify({ ...document, accountType: 'professional' });
  await db.updateTable('customers').set({ document: applicant }).where('email', '=', email).execute();
  expect(await shownApplication()).toMatchObject({ state: 'inReview' });
});

test('the trade membership page of a customer who has been approved since they signed in shows the new prices at once', async () => {
  const visit = visitorOf(shop);
  const form = { intent: 'signUp', firstName: 'Ida', lastName: 'Studio', accountType: 'trade' };
  const sent = { ...form, email: 'ida@example.org', password: 'Enamel-and-brass-9!' };
  await visit('/en/sign-in', (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, sent))));
  const open = () =>
    visit('/en/for-professionals/trade-membership', (args) =>
      loadContentPage(castArgs(loadContentPage, args)).catch((thrown: unknown) => thrown),
    );
  expect(partOf((await open()) as PageView, 'trade-membership').application).toMatchObject({ state: 'inReview' });
  await admit(sent.email);
  expect(await open()).toMatchObject({ status: 302 });
  expect(await visit('/en', ({ context }) => context.get(shopperContext).persona)).toBe(tradePersona);
});

/** Admits an applicant as an operator does. */
async function admit(email: string): Promise<void> {
  const customers = shop.gateway.db.selectFrom('customers').where('email', '=', email).select('document');
  const { document } = await customers.executeTakeFirstOrThrow();
  const tradeChanges = [{ change: 'admit', by: 'operator', at: demoDate.toISOString() }];
  await shop.gateway.db
    .updateTable('customers')
    .set({ persona: JSON.stringify(['KOUS:TVS']), document: JSON.stringify({ ...document, tradeChanges }) })
    .where('email', '=', email)
    .execute();
}
