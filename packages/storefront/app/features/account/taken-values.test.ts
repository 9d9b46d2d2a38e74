import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { asEntered } from '../../shell/address/place-of-address.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleSettingsForm } from './account-settings.server.ts';
import { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';

const shop = await testShop();
const settings = '/en/my-account/account-settings';

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

test('STO-076 an address that could not be saved is shown again as it was typed', async () => {
  const visit = await visitorAs('homeowner@example.com');
  const place = { streetName: '12 Example Ave', city: 'Kohler', postalCode: '53044', state: 'WI', country: 'US' };
  const address = { label: 'Cabin', firstName: 'Pat', lastName: 'Doe', phone: '5550100123', ...place };
  const form = { intent: 'save', id: 'removed-in-another-tab', ...address, meant: asEntered };
  const page = '/en/my-account/addresses';
  const sent = await visit(page, (args) =>
    handleAddressBookForm(castArgs(handleAddressBookForm, asFormPost(args, form))),
  );
  expect(sent).toEqual({ values: address, problems: {} });
  const { notices } = await visit(page, (args) => loadAddressBook(castArgs(loadAddressBook, args)));
  expect(notices).toMatchObject([{ key: 'address.failed', tone: 'danger' }]);
});

const password = 'Soak!Basin2030';

test.each([
  ['trade@example.com', password, 'newEmail', 'email.change.taken'],
  ['HomeOwner@Example.com', password, 'newEmail', 'email.change.own'],
  ['moved@example.org', 'Wrong!Basin2030', 'ownPassword', 'email.change.wrong'],
])('a change of the e-mail address to %s with the password %s is rejected at the field %s', async (...example) => {
  const [newEmail, ownPassword, field, key] = example;
  const visit = await visitorAs('homeowner@example.com');
  const form = { intent: 'changeEmail', newEmail, ownPassword };
  const sent = await visit(settings, (args) =>
    handleSettingsForm(castArgs(handleSettingsForm, asFormPost(args, form))),
  );
  expect(sent).toMatchObject({ form: { problems: { [field]: { key } } } });
});

test.each([
  ['Wrong!Basin2030', 'Fresh!Water2031', 'currentPassword', 'email.change.wrong'],
  [password, password, 'password', 'password.refused'],
])('a change of the password %s to %s is rejected at the field %s', async (currentPassword, next, field, key) => {
  const visit = await visitorAs('homeowner@example.com');
  const form = { intent: 'changePassword', currentPassword, password: next };
  const sent = await visit(settings, (args) =>
    handleSettingsForm(castArgs(handleSettingsForm, asFormPost(args, form))),
  );
  expect(sent).toEqual({ intent: 'changePassword', form: { values: {}, problems: { [field]: { key } } } });
});
