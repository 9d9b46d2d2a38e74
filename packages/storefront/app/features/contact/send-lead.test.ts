import { beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { sendLead } from './send-lead.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const person = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', message: 'A builder' };

test.each([
  ['53703', undefined],
  ['H2Y 1Z5', undefined],
  ['99999', 'field.error.postalCode.unknown'],
  ['nowhere', 'field.error.postalCode'],
])('a request for a pro with the postal code %s has the problem %s', async (postalCode, problem) => {
  const form = new FormData();
  for (const [field, text] of Object.entries({ ...person, postalCode })) form.set(field, text);
  const { data } = await shop.visit('/en/services/find-a-pro', ({ context }) => sendLead(context, 'pro', form));
  if (problem) expect(data).toMatchObject({ problems: { postalCode: { key: problem } } });
  else expect(data).toHaveProperty('caseNumber');
});
