import { hasStatus } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway } from '../../testing/gateway.ts';
import { customerSdkOn, sdkOn } from '../../testing/sdk.ts';
import { createShopper } from '../../testing/shopper.ts';

const gateway = await testGateway({ fill: seedAccounts });
beforeEach(async () => {
  for (const table of ['newsletter_subscriptions', 'cases', 'attempts'] as const)
    await gateway.db.deleteFrom(table).execute();
});
afterAll(() => gateway.close());

const subscription = {
  email: ' Pat@Example.ORG ',
  brand: 'basin',
  source: 'footer',
  locale: 'en',
  optIn: true,
} as const;
const question = {
  name: 'Pat Doe',
  email: 'pat@example.org',
  subject: 'A drip',
  description: 'The kitchen faucet drips.',
  brand: 'basin',
  locale: 'en',
};
const storedRows = (table: 'newsletter_subscriptions' | 'cases') => gateway.db.selectFrom(table).selectAll().execute();

describe('the newsletter', () => {
  test('GW-010 nobody else changes the subscription of a customer', async () => {
    const email = 'homeowner@example.com';
    const sdk = await customerSdkOn(gateway, email);
    await sdk.crm.subscribe({ body: { ...subscription, email, firstName: 'Hanna' } });
    const stored = await storedRows('newsletter_subscriptions');
    await sdkOn(gateway).crm.subscribe({ body: { ...subscription, email, firstName: 'Fool', locale: 'fr' } });
    expect(await storedRows('newsletter_subscriptions')).toEqual(stored);
    await sdk.crm.subscribe({ body: { ...subscription, email, firstName: 'Anna' } });
    expect(await storedRows('newsletter_subscriptions')).toMatchObject([{ document: { firstName: 'Anna' } }]);
  });

  test('GW-010 a customer whose address someone else has subscribed takes the subscription over', async () => {
    const email = 'homeowner@example.com';
    const other = await customerSdkOn(gateway, 'trade@example.com');
    await other.crm.subscribe({ body: { ...subscription, email, firstName: 'Fool' } });
    const own = { ...subscription, email, firstName: 'Hanna' };
    await (await customerSdkOn(gateway, email)).crm.subscribe({ body: own });
    expect(await storedRows('newsletter_subscriptions')).toMatchObject([{ document: { firstName: 'Hanna' } }]);
  });

  test('GW-010 a subscription without an owner, from before owners were stored, is updated', async () => {
    await sdkOn(gateway).crm.subscribe({ body: subscription });
    await gateway.db.updateTable('newsletter_subscriptions').set({ owner: null }).execute();
    await sdkOn(gateway).crm.subscribe({ body: { ...subscription, firstName: 'Pat' } });
    expect(await storedRows('newsletter_subscriptions')).toMatchObject([{ document: { firstName: 'Pat' } }]);
  });

  test.each([{ email: 'not an address' }, { optIn: false }, { brand: '' }])(
    'GW-010 a subscription with %j is rejected and nobody is subscribed',
    async (wrong) => {
      const guest = await createShopper(gateway);
      const response = await guest.send('POST', '/crm/newsletter/subscription', { ...subscription, ...wrong });
      expect(response.status).toBe(400);
      expect(await storedRows('newsletter_subscriptions')).toEqual([]);
    },
  );

  test('GW-010 subscribing many e-mail addresses is rate-limited', async () => {
    const guest = await createShopper(gateway);
    const send = (at: number) =>
      guest.send('POST', '/crm/newsletter/subscription', { ...subscription, email: `pat${at}@example.org` });
    for (let at = 0; at < 20; at++) expect((await send(at)).status).toBe(200);
    expect(await send(20)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Rate limit') as string },
    });
  });
});

describe('the contact form', () => {
  test('GW-010 a case with an attachment that the caller did not upload to the gateway is rejected', async () => {
    const sdk = sdkOn(gateway);
    const file = new Blob(['%PDF-1.7 a plan'], { type: 'application/pdf' });
    const query = { fileName: 'plan.pdf', formAsset: 'case', brand: 'basin' };
    const { url } = await sdk.assets.upload({ query, body: file });
    const own = URL.parse(url)?.pathname ?? '';
    const addresses = [`${url}x`, `https://evil.example${own}`, `https://evil.example/?${url}`, own, `${url}/../x`];
    for (const attachments of addresses.map((address) => [address])) {
      const rejection = await sdk.crm.openCase({ body: { ...question, attachments } }).catch((error: unknown) => error);
      expect([attachments, hasStatus(rejection, 400)]).toEqual([attachments, true]);
    }
    expect(await storedRows('cases')).toEqual([]);
    expect(await sdk.crm.openCase({ body: { ...question, attachments: [url] } })).toMatchObject({ success: true });
  });

  test('GW-010 GW-017 an attached file is kept when its owner uploads another one of the same name', async () => {
    const sdk = sdkOn(gateway);
    const query = { fileName: 'image.pdf', formAsset: 'case', brand: 'basin' };
    const upload = (text: string) =>
      sdk.assets.upload({ query, body: new Blob([`%PDF-1.7 ${text}`], { type: 'application/pdf' }) });
    const first = await upload('the drip');
    await sdk.crm.openCase({ body: { ...question, attachments: [first.url] } });
    const second = await upload('the crack');
    expect(second.assetId).not.toBe(first.assetId);
    await sdk.crm.openCase({ body: { ...question, attachments: [second.url] } });
    const texts = [first, second].map(async ({ assetId }) =>
      (await sdk.assets.get({ params: { assetId } })).blob.text(),
    );
    expect(await Promise.all(texts)).toEqual(['%PDF-1.7 the drip', '%PDF-1.7 the crack']);
  });

  test('GW-010 a case with a card number is rejected without repeating the number, and nothing is stored', async () => {
    const sdk = sdkOn(gateway);
    const cases = [
      ['description', { ...question, description: 'Please charge 4111 1111 1111 1111.' }],
      ['subject', { ...question, subject: '4111-1111-1111-1111' }],
      ['name', { ...question, name: '4111111111111111' }],
      ['address.streetName', { ...question, address: { ...wisconsinAddress, streetName: '4111 1111 1111 1111' } }],
      ['address.streetNumber', { ...question, address: { ...wisconsinAddress, streetNumber: '4111111111111111' } }],
      ['description', { ...question, description: '٤١١١ ١١١١ ١١١١ ١١١١' }],
      ['phone', { ...question, phone: '4111 1111 1111 1111' }],
      ['modelNumber', { ...question, modelNumber: '4111111111111111' }],
      ['address.postalCode', { ...question, address: { ...wisconsinAddress, postalCode: '4111111111111111' } }],
    ] as const;
    for (const [field, body] of cases) {
      const error = await sdk.crm.openCase({ body }).catch((thrown: unknown) => thrown);
      const message = `${field}: Card numbers are not accepted here. Remove the card number.`;
      expect(error).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidField', field, message }] } });
      expect(JSON.stringify((error as { body: unknown }).body)).not.toMatch(/1111|١١١١/);
    }
    expect(await storedRows('cases')).toEqual([]);
  });

  test('GW-010 telephone and model numbers that look like card numbers are accepted in their own fields', async () => {
    const numbers = { phone: '+4222222222222', modelNumber: '4222222222222' };
    expect(await sdkOn(gateway).crm.openCase({ body: { ...question, ...numbers } })).toMatchObject({ success: true });
  });

  test('GW-010 deleting an account deletes the customer’s cases and subscriptions', async () => {
    const sdk = await customerSdkOn(gateway, 'homeowner@example.com');
    await sdk.crm.openCase({ body: { ...question, email: 'homeowner@example.com' } });
    await sdk.crm.subscribe({ body: { ...subscription, email: 'homeowner@example.com' } });
    await sdk.customer.delete();
    expect([...(await storedRows('cases')), ...(await storedRows('newsletter_subscriptions'))]).toEqual([]);
  });

  test('GW-010 deleting an account deletes no case of someone else with the same e-mail address, which is unverified', async () => {
    const guest = sdkOn(gateway);
    await guest.crm.openCase({ body: question });
    const account = { firstName: 'Eve', lastName: 'Doe', accountType: 'homeowner', locale: 'en' } as const;
    await sdkOn(gateway).customer.signUp({ body: { ...account, email: question.email, password: demoPassword } });
    await (await customerSdkOn(gateway, question.email)).customer.delete();
    expect(await storedRows('cases')).toHaveLength(1);
  });
});
