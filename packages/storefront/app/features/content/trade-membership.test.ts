import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { hasPersonalPartContext, sdkContext } from '../../shell/request-context.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop } from '../../testing/shop.ts';
import { castArgs, visitorOf } from '../../testing/visitor.ts';
import { loadContentPage } from './content-page.server.ts';

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
