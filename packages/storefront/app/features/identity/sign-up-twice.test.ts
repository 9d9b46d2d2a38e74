import { expect, test } from 'vitest';
import { as, posted } from '../../testing/visitor.ts';
import { testShop } from '../../testing/shop.ts';
import { handleAccountForm } from './sign-in-page.server.ts';

const shop = await testShop();
const form = {
  ...{ intent: 'signUp', firstName: 'Pat', lastName: 'Doe' },
  ...{ email: 'twice@example.org', password: 'Enamel-and-brass-9!' },
};
const send = async (values: typeof form) =>
  (await shop.visit('/en/sign-in', (args) => handleAccountForm(as(handleAccountForm, posted(args, values))))).data;

test('a sign-up that was sent twice ends in the account that the first one made, one with another password does not', async () => {
  const [first, second] = [await send(form), await send(form)];
  for (const response of [first, second]) expect((response as Response).headers.get('Location')).toBe('/en/my-account');
  const other = await send({ ...form, password: 'Another-and-brass-9!' });
  expect(other).toMatchObject({ answer: { problem: 'signUp.exists' } });
});
