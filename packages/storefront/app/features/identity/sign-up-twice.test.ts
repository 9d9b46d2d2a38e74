import { expect, test } from 'vitest';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { testShop } from '../../testing/shop.ts';
import { handleAccountForm } from './sign-in-page.server.ts';

const shop = await testShop();
const form = {
  intent: 'signUp',
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'twice@example.org',
  password: 'Enamel-and-brass-9!',
};
const send = async (values: typeof form) =>
  (await shop.visit('/en/sign-in', (args) => handleAccountForm(castArgs(handleAccountForm, asFormPost(args, values)))))
    .data;

test('a sign-up that is sent twice signs in to the account of the first, and one with a different password fails', async () => {
  const [first, second] = [await send(form), await send(form)];
  for (const response of [first, second]) expect((response as Response).headers.get('Location')).toBe('/en/my-account');
  const other = await send({ ...form, password: 'Another-and-brass-9!' });
  expect(other).toMatchObject({ result: { problem: 'signUp.exists' } });
});
