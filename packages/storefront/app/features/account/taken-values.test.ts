import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { asEntered } from '../../shell/address/place-of-address.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleSettingsForm } from './account-settings.server.ts';
import { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';

const shop = await testShop();

async function visitorAs(email: string) {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, email);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  return visit;
}

test.each([
  ['homeowner@example.com', 'Profile'],
  ['trade@example.com', 'Profile'],
  ['trade@example.com', ' profile '],
])('an address that %s names %j, as the profile address, is rejected at its label', async (email, label) => {
  const visit = await visitorAs(email);
  const place = { streetName: '12 Example Ave', city: 'Kohler', postalCode: '53044', state: 'WI', country: 'US' };
  const address = { firstName: 'Trudy', lastName: 'Trade', phone: '5550100123', ...place, meant: asEntered };
  const form = { intent: 'save', label, ...address };
  const page = '/en/my-account/addresses';
  const sent = await visit(page, (args) =>
    handleAddressBookForm(castArgs(handleAddressBookForm, asFormPost(args, form))),
  );
  expect(sent).toMatchObject({ problems: { label: { key: 'address.label.profile' } } });
  const { addressBook } = await visit(page, (args) => loadAddressBook(castArgs(loadAddressBook, args)));
  expect(addressBook.map(({ line1 }) => line1)).not.toContain(place.streetName);
});

test('a customer who changes the e-mail address to that of another account reads that it is taken', async () => {
  const visit = await visitorAs('homeowner@example.com');
  const form = { intent: 'changeEmail', newEmail: 'trade@example.com', ownPassword: 'Soak!Basin2030' };
  const page = '/en/my-account/account-settings';
  const sent = await visit(page, (args) => handleSettingsForm(castArgs(handleSettingsForm, asFormPost(args, form))));
  expect(sent).toMatchObject({ form: { problems: { newEmail: { key: 'email.change.taken' } } } });
});
