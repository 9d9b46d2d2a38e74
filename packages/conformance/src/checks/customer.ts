import { addition, address, cartWith, unitsOf } from '../carts.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import type { Visit } from '../visit.ts';
import type { Customer } from '../visitor.ts';

const addressBook = async (customer: Customer, ...actions: object[]) => {
  const { version } = await customer.reply('customer.me');
  return customer.reply('customer.updateAddresses', { body: { version, actions } });
};

/** Adds an address to the customer's book, and removes it after use. */
async function withAddress(visit: Visit, use: (customer: Customer, id: string) => Promise<void>): Promise<void> {
  const customer = await visit.customer();
  const label = `test ${visit.suffix}`;
  const labelled = { ...address, custom: { fields: { label } } };
  const { addresses } = await addressBook(customer, { action: 'addAddress', address: labelled });
  const id = addresses.find((each) => each.label === label)?.id ?? '';
  expectThat(id !== '', 'the added address is not in the address book');
  await use(customer, id).finally(() => addressBook(customer, { action: 'removeAddress', addressId: id }));
}

/** Accounts, profiles and the address book. */
export const customerChecks = [
  ...checksOf('customer', [
    [
      'customer.me',
      'a customer sees their own account',
      async (visit) => {
        const customer = await visit.customer();
        const me = await customer.reply('customer.me');
        expectSame(me.email, customer.email, 'the e-mail address');
        expectThat(
          !JSON.stringify((await customer.call('customer.me')).body).includes(customer.password),
          'the response contains the password',
        );
      },
    ],
    [
      'customer.signUp',
      'an e-mail address in use is 400 DuplicateField; a weak password is 400',
      async (visit) => {
        const { email, password } = await visit.customer();
        const guest = await visit.visitor();
        const person = { firstName: 'Conny', lastName: 'Form', accountType: 'homeowner', locale: 'en-US' };
        const taken = await guest.call('customer.signUp', { body: { ...person, email, password } });
        expectStatus(taken, 400);
        expectSame((taken.body as { errors: { code: string }[] }).errors[0]?.code, 'DuplicateField', 'the code');
        const weak = { ...person, email: `weak-${visit.suffix}@example.com`, password: 'short' };
        expectStatus(await guest.call('customer.signUp', { body: weak }), 400);
      },
    ],
    [
      'customer.lookup',
      'the response tells whether an e-mail address has an account',
      async (visit) => {
        const { email } = await visit.customer();
        const guest = await visit.visitor();
        const known = await guest.reply('customer.lookup', { body: { email: ` ${email.toUpperCase()} ` } });
        expectSame(known.exists, true, 'exists');
        const other = await guest.call('customer.lookup', { body: { email: `none-${visit.suffix}@example.com` } });
        if (other.status !== 404) expectSame(other.reply?.exists, false, 'exists for an unknown e-mail address');
      },
    ],
    [
      'customer.updateProfile',
      'a profile changes with its current version and not with an older one',
      async (visit) => {
        const customer = await visit.customer();
        const { version, firstName } = await customer.reply('customer.me');
        const named = (name: string, at: number) => ({
          body: { version: at, actions: [{ action: 'setFirstName', firstName: name }] },
        });
        const changed = await customer.reply('customer.updateProfile', named('Conrad', version));
        expectSame(changed.firstName, 'Conrad', 'firstName');
        expectThat(changed.version > version, `the version went from ${version} to ${changed.version}`);
        expectStatus(await customer.call('customer.updateProfile', named('Stale', version)), 409);
        await customer.reply('customer.updateProfile', named(firstName, changed.version));
      },
    ],
    [
      'customer.updateProfile',
      'a customer outside the trade cannot set a company',
      async (visit) => {
        const customer = await visit.customer();
        const { version, personas } = await customer.reply('customer.me');
        if (personas.some((persona) => persona.endsWith(':TVS'))) return;
        const actions = [{ action: 'setCompanyName', companyName: 'Form Ltd' }];
        expectStatus(await customer.call('customer.updateProfile', { body: { version, actions } }), 400, 403);
      },
    ],
    [
      'customer.updateAddresses',
      'an address is added, changed, made the default and removed',
      (visit) =>
        withAddress(visit, async (customer, addressId) => {
          const moved = { ...address, streetNumber: '200' };
          const book = await addressBook(customer, { action: 'changeAddress', addressId, address: moved });
          expectSame(book.addresses.find(({ id }) => id === addressId)?.streetNumber, '200', 'streetNumber');
          const first = await addressBook(customer, { action: 'setDefaultShippingAddress', addressId });
          expectSame(first.defaultShippingAddressId, addressId, 'defaultShippingAddressId');
        }),
    ],
    [
      'customer.updateAddresses',
      'an address with an invalid postal code is 400, a stale version 409',
      async (visit) => {
        const customer = await visit.customer();
        const { version } = await customer.reply('customer.me');
        const add = (place: object) => ({ version, actions: [{ action: 'addAddress', address: place }] });
        const bad = add({ ...address, postalCode: 'ABC' });
        expectStatus(await customer.call('customer.updateAddresses', { body: bad }), 400);
        const stale = { ...add(address), version: version + 100 };
        expectStatus(await customer.call('customer.updateAddresses', { body: stale }), 409);
      },
    ],
    [
      'customer.changePassword',
      'a wrong current password is rejected',
      async (visit) => {
        const customer = await visit.customer();
        const body = { currentPassword: `Wrong&${visit.suffix}Q7x`, newPassword: `Next&${visit.suffix}Q7x` };
        expectStatus(await customer.call('customer.changePassword', { body }), 400, 403);
      },
    ],
  ]),
  ...checksOf('membership', [
    [
      'membership.assignPersona',
      'a wrong code adds no persona',
      async (visit) => {
        const customer = await visit.customer();
        const before = (await customer.reply('customer.me')).personas;
        const body = { persona: 'FAF', code: `WRONG-${visit.suffix}` };
        expectStatus(await customer.call('membership.assignPersona', { body }), 400);
        expectSame((await customer.reply('customer.me')).personas, before, 'the personas');
      },
    ],
    [
      'membership.enterAssociate',
      'a wrong code does not make a customer an associate',
      async (visit) => {
        const customer = await visit.customer();
        const body = { email: customer.email, code: `WRONG-${visit.suffix}` };
        const response = await customer.call('membership.enterAssociate', { body });
        if (response.isSuccess) expectSame(response.reply?.success, false, 'success');
      },
    ],
  ]),
  ...checksOf('merge', [
    [
      'cart.merge',
      'a merge loses no line: the larger quantity of the same sku stays, the other lines are added',
      async (visit) => {
        const { first, second } = await visit.buyableProducts();
        const [customer, guest] = [await visit.customer(), await visit.guest()];
        visit.atEnd(() => customer.call('cart.deleteActive'));
        await cartWith(customer, addition(first));
        const given = await cartWith(guest, addition(first, 3), addition(second, 2));
        const body = { anonymousCartId: given.id, anonymousId: guest.anonymousId };
        const merged = await customer.reply('cart.merge', { body });
        expectSame(unitsOf(merged), { [first.sku]: 3, [second.sku]: 2 }, 'the merged cart');
        const again = await customer.reply('cart.merge', { body });
        expectSame(unitsOf(again), unitsOf(merged), 'the cart after the same merge again');
        expectThat((await guest.call('cart.active')).reply?.id !== given.id, 'the guest’s cart is still open');
      },
    ],
    [
      'cart.merge',
      'merging a guest’s cart requires the guest’s id',
      async (visit) => {
        const { first } = await visit.buyableProducts();
        const [customer, guest] = [await visit.customer(), await visit.guest()];
        const { id, version } = await cartWith(guest, addition(first));
        const body = { anonymousCartId: id, anonymousId: `someone-${visit.suffix}` };
        expectStatus(await customer.call('cart.merge', { body }), 404, 403);
        expectSame((await guest.reply('cart.get', { params: { id } })).version, version, 'the version');
      },
    ],
  ]),
];
