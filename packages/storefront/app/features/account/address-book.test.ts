import { signInAs } from '@basin/gateway/testing';
import { expect, test } from 'vitest';
import { asEntered, chosenAddressField } from '../../shell/address/place-of-address.ts';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';

const shop = await testShop();
const page = '/en/my-account/addresses';

/** Signs in a customer, and returns functions that read the address book and submit a form of its page. */
async function openAddressBook(email: string) {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, email);
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  const read = () => visit(page, (args) => loadAddressBook(castArgs(loadAddressBook, args)));
  const send = (form: Record<string, string>) =>
    visit(page, (args) => handleAddressBookForm(castArgs(handleAddressBookForm, asFormPost(args, form))));
  return { read, send };
}

const cabin = {
  intent: 'save',
  label: 'Cabin',
  firstName: 'Ada',
  lastName: 'Byron',
  streetName: '12 Example Avenue',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  country: 'US',
  phone: '(555) 010-0123',
  [chosenAddressField]: asEntered,
};

test('DOM-075 the form for a new address begins with the United States', async () => {
  const { read } = await openAddressBook('homeowner@example.com');
  expect((await read()).form).toEqual({ id: undefined, values: { country: 'US' } });
});

test('an address form that is sent again, because its response was lost, adds one address', async () => {
  const { read, send } = await openAddressBook('homeowner@example.com');
  await send(cabin);
  await send({ ...cabin, setPrimary: 'true' });
  const cabins = (await read()).addressBook.filter(({ label }) => label === 'Cabin');
  expect(cabins).toMatchObject([{ city: 'Madison', isDefault: true }]);
});

test('removing an address that another tab has removed is no failure', async () => {
  const { read, send } = await openAddressBook('friends@example.com');
  await send(cabin);
  const id = (await read()).addressBook.find(({ label }) => label === 'Cabin')?.id ?? '';
  await send({ intent: 'remove', id });
  await read();
  await send({ intent: 'remove', id });
  expect((await read()).notices).toEqual([{ key: 'address.saved', tone: 'success' }]);
});

test('an address that was typed for another account is shown again, and saved once its form is sent from this account', async () => {
  const former = await openAddressBook('company@example.com');
  const { owner = '' } = await former.read();
  const { read, send } = await openAddressBook('trade@example.com');
  const own = await read();
  const typed = { ...cabin, label: 'Den' };
  expect(await send({ ...typed, owner })).toMatchObject({ values: { label: 'Den', city: 'Madison' }, problems: {} });
  const notice = { key: 'account.switched', values: { email: 'trade@example.com' }, tone: 'warning' };
  expect(await read()).toEqual({ ...own, notices: [notice] });
  await send({ ...typed, owner: own.owner ?? '' });
  expect((await read()).addressBook.map(({ label }) => label)).toContain('Den');
});
