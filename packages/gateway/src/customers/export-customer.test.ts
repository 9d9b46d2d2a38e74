import { afterAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { customerSdkOn, sdkOn } from '../../testing/sdk.ts';
import { clientId } from '../identity/testing.ts';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';

const gateway = await testGateway({ fill: fillCatalogue });
await seedAccounts(gateway.db);
afterAll(() => gateway.close());

const signedIn = (email: string) => customerSdkOn(gateway, email, { clientId });

test('a customer downloads their own data, without data of others or of guests with the same address, or the password', async () => {
  const [trade, homeowner] = [await signedIn('trade@example.com'), await signedIn('homeowner@example.com')];
  const { id } = await trade.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
  await homeowner.favourites.create({ body: { name: { en: 'Of the homeowner' } } });
  await trade.favourites.create({ body: { name: { en: 'Of the trade' } } });
  const guest = sdkOn(gateway);
  await guest.crm.subscribe({
    body: {
      email: 'trade@example.com',
      firstName: 'Gwen',
      brand: 'basin',
      source: 'footer',
      locale: 'en-US',
      optIn: true,
    },
  });
  await trade.crm.subscribe({
    body: { email: 'studio@example.com', brand: 'basin', source: 'footer', locale: 'en-US', optIn: true },
  });
  const { blob, filename } = await trade.customer.export();
  const text = await blob.text();
  expect(filename).toBe('my-data.json');
  expect(JSON.parse(text)).toMatchObject({
    customer: { email: 'trade@example.com', firstName: 'Trudy' },
    carts: [{ id }],
    favourites: [{ name: { en: 'Of the trade' } }],
    orders: [],
    newsletters: [{ email: 'studio@example.com', source: 'footer', optIn: true }],
  });
  expect(text).not.toMatch(/homeowner|Gwen|argon2|password/i);
});

test("a favourites list that has expired is not in the customer's data", async () => {
  const sdk = await signedIn('homeowner@example.com');
  await sdk.favourites.create({ body: { name: { en: 'For a day' }, deleteDaysAfterLastModification: 1 } });
  const names = async () => (await sdk.customer.export()).blob.text();
  expect(await names()).toContain('For a day');
  await gateway.db
    .updateTable('favourites_lists')
    .set({ expires_at: gateway.now() })
    .where('expires_at', 'is not', null)
    .execute();
  expect(await names()).not.toContain('For a day');
});

test('the data of a customer who signs up has what they entered, and what they subscribed to and wrote as a guest before', async () => {
  const guest = sdkOn(gateway, { clientId });
  const ada = { email: 'ada@example.com', firstName: 'Ada', locale: 'en-US' } as const;
  await guest.crm.subscribe({ body: { ...ada, brand: 'basin', source: 'footer', optIn: true } });
  const question = { name: 'Ada', subject: 'A drip', description: 'The faucet drips.', brand: 'basin', locale: 'en' };
  await guest.crm.openCase({ body: { ...question, email: 'office@example.com' } });
  const account = {
    password: demoPassword,
    lastName: 'Byron',
    accountType: 'professional',
    phone: '3125550100',
  } as const;
  await guest.customer.signUp({ body: { ...ada, ...account } });
  const { blob } = await (await signedIn(ada.email)).customer.export();
  expect(JSON.parse(await blob.text())).toMatchObject({
    customer: { email: ada.email, phone: account.phone, accountType: account.accountType, newsletterOptIn: false },
    newsletters: [{ email: ada.email, source: 'footer' }],
    messages: [{ subject: 'A drip', email: 'office@example.com' }],
  });
});
