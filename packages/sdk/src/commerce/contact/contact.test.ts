import { createContact } from '@basin/sdk';
import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway();
afterAll(() => gateway.close());
const { requests, fetch } = recordFetch(gateway.fetch);
const sdk = sdkOn(gateway, { fetch: { gateway: fetch } });

const storedRows = (table: 'newsletter_subscriptions' | 'cases') => gateway.db.selectFrom(table).selectAll().execute();

test('GW-010 SDK-105 subscribing an e-mail address twice updates its subscription', async () => {
  const subscription = { email: ' Pat@Example.ORG ', source: 'footer' };
  await createContact(sdk).subscribe({ ...subscription, firstName: 'Pat' });
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: { pathname: '/api/crm/newsletter/subscription' } });
  gateway.pass(60_000);
  await createContact(sdkOn(gateway), { locale: 'fr' }).subscribe(subscription);
  const [row, ...others] = await storedRows('newsletter_subscriptions');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    email: 'pat@example.org',
    document: { locale: 'fr-CA', source: 'footer', optIn: true },
  });
  expect((row?.last_modified_at.getTime() ?? 0) - (row?.subscribed_at.getTime() ?? 0)).toBe(60_000);
});

test('GW-010 SDK-106 the contact form opens one case per idempotency key and returns its number', async () => {
  const contact = createContact(sdk);
  const sender = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', subject: 'A drip' };
  const details = { message: 'The kitchen faucet drips.', purchasedAt: new Date('2029-12-24') };
  const send = (idempotencyKey: string) => contact.openCase({ ...sender, ...details, idempotencyKey });
  const first = await send('intent-1');
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: { pathname: '/api/crm/webtocase' } });
  expect(first).toEqual({ number: expect.stringMatching(/^C\d{6,}$/) as string });
  expect(await send('intent-1')).toEqual(first);
  expect((await send('intent-2')).number).not.toBe(first.number);
  const rows = await storedRows('cases');
  expect(rows).toHaveLength(2);
  const asked = { name: 'Pat Doe', subject: 'A drip', description: 'The kitchen faucet drips.', brand: 'basin' };
  const document = { ...asked, locale: 'en-US', purchaseDate: '2029-12-24' };
  expect(rows[0]).toMatchObject({ email: 'pat@example.org', document });
});
