import { beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { sendLead } from './send-lead.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const person = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', message: 'A builder' };

test.each([
  ['53703', true],
  ['H2Y 1Z5', true],
  ['99999', false],
  ['nowhere', false],
])('a request for a pro with the postal code %s is sent: %s', async (postalCode, isSent) => {
  const form = new FormData();
  for (const [field, text] of Object.entries({ ...person, postalCode })) form.set(field, text);
  const { data } = await shop.visit('/en/services/find-a-pro', ({ context }) => sendLead(context, 'pro', form));
  if (isSent) expect(data).toHaveProperty('caseNumber');
  else expect(data).toMatchObject({ problems: { postalCode: { key: 'field.error.postalCode.unknown' } } });
});
