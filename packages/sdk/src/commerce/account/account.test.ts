import {
  createAccount,
  createCart,
  createCheckout,
  createOrders,
  createSharedCarts,
  hasStatus,
  type CartAddition,
  type SdkCalls,
} from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../../../../gateway/src/demonstration/seed-accounts.ts';
import { transact } from '../../../../gateway/src/database/transact.ts';
import { takeStep } from '../../../../gateway/src/fulfilment/index.ts';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { cardPaymentWith, cardToken, wisconsinInput } from '../../../../gateway/testing/checkout.ts';
import { clientId } from '../../../../gateway/src/identity/testing.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { customerSdkOn, recordingLogger, recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: fillCatalogue });
const { requests, fetch } = recordFetch(gateway.fetch);
const { messages, logger } = recordingLogger();
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'invitations'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
  requests.length = messages.length = 0;
});
afterAll(() => gateway.close());

const signedIn = (email: string) =>
  customerSdkOn(gateway, email, { clientId, fetch: { gateway: fetch, identity: gateway.identity.fetch } });
const accountOf = (sdk: SdkCalls, persona = 'GST') =>
  createAccount(sdk, { persona: () => persona, logger, newKey: () => 'new-key' });
const sent = (path: string) => requests.filter(({ url }) => url.pathname === `/api${path}`);
const cabin = {
  country: 'US',
  state: 'WI',
  city: 'Door',
  postalCode: '54202',
  line1: '3 Pine Road',
};

describe('the profile of a customer', () => {
  test('SDK-092 the profile has plain names, with the business address separate from the others', async () => {
    const customer = await accountOf(await signedIn('trade@example.com')).profile();
    expect(customer).toMatchObject({ email: 'trade@example.com', firstName: 'Trudy', persona: 'TVS' });
    expect(sent('/customer/me').map(({ method }) => method)).toEqual(['GET']);
    expect(customer?.profileAddress?.id).toBe('address-office');
    expect(customer?.addresses.map(({ id, label, phone }) => [id, label, phone])).toEqual([
      ['address-home', 'Home', null],
    ]);
  });

  test('SDK-095 SDK-187 SDK-150 SDK-151 the profile is changed in the version read last and read again, and the next call has a new token', async () => {
    const sdk = await signedIn('trade@example.com');
    const { token } = await sdk.session.current();
    const account = accountOf(sdk, 'TVS');
    await account.profile();
    const changes = {
      firstName: 'Tess',
      lastName: 'Trader',
      companyName: 'New Builders',
      businessType: 'Designer',
      postalCode: '60608',
    };
    expect(await account.changeProfile(changes)).toMatchObject({ firstName: 'Tess', businessType: 'Designer' });
    expect(sent('/customer/profile')).toMatchObject([
      {
        method: 'POST',
        body: {
          version: 1,
          actions: [
            { action: 'setFirstName', firstName: 'Tess' },
            { action: 'setLastName', lastName: 'Trader' },
            { action: 'setCompanyName', companyName: 'New Builders' },
            { action: 'setCustomField', name: 'businessType', value: 'Designer' },
            { action: 'changeAddress', addressId: 'address-office', address: { postalCode: '60608', country: 'US' } },
          ],
        },
      },
    ]);
    expect(requests.slice(-2).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/customer/profile',
      'GET /api/customer/me',
    ]);
    expect((await sdk.session.current()).token === token).toBe(false);
    await account.changeProfile({ firstName: 'Trudy' });
    expect(sent('/customer/profile').at(-1)?.body).toMatchObject({ version: 2 });
  });

  test('SDK-187 a new business postal code keeps the other fields of the profile address', async () => {
    const account = accountOf(await signedIn('trade@example.com'), 'TVS');
    const { profileAddress } = (await account.profile()) ?? expect.fail('no profile');
    const changed = await account.changeProfile({ postalCode: '60608' });
    expect(profileAddress).toMatchObject({ label: 'Profile', line1: '5 Foundry Avenue', city: 'Chicago', state: 'IL' });
    expect(changed?.profileAddress).toEqual({ ...profileAddress, postalCode: '60608' });
  });

  test('SDK-187 the business postal code of a trade customer without a profile address adds that address', async () => {
    const sdk = await signedIn('homeowner@example.com');
    const before = await accountOf(sdk).profile();
    const changed = await accountOf(sdk, 'TVS').changeProfile({ postalCode: '60608' });
    expect(before?.profileAddress).toBeNull();
    expect(changed?.profileAddress).toMatchObject({ label: 'Profile', postalCode: '60608', country: 'US' });
    expect(changed?.addresses).toEqual(before?.addresses);
  });

  test('SDK-150 a profile change retries on the newer version after another device has changed the profile', async () => {
    const [one, other] = [accountOf(await signedIn('trade@example.com')), await signedIn('trade@example.com')];
    await one.profile();
    await accountOf(other).changeProfile({ lastName: 'Faster' });
    expect(await one.changeProfile({ firstName: 'Slower' })).toMatchObject({ firstName: 'Slower', lastName: 'Faster' });
  });

  test('an unchanged profile is not sent', async () => {
    const account = accountOf(await signedIn('trade@example.com'));
    expect(await account.changeProfile({ firstName: 'Trudy' })).toMatchObject({ firstName: 'Trudy' });
    expect(sent('/customer/profile')).toEqual([]);
  });

  test('the profile of a guest is null without a request', async () => {
    expect(await accountOf(sdkOn(gateway, { fetch: { gateway: fetch } })).profile()).toBeNull();
    expect([requests, messages]).toEqual([[], []]);
  });

  test('SDK-210 a profile that cannot be read or changed is logged and returns null', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    await gateway.db.deleteFrom('customers').where('email', '=', 'homeowner@example.com').execute();
    expect([await account.profile(), await account.changeProfile({ firstName: 'X' })]).toEqual([null, null]);
    expect(messages).toEqual(['The profile could not be fetched', 'The profile could not be changed']);
  });
});

describe('the address book of a customer', () => {
  test('SDK-093 SDK-188 SDK-150 addresses are added, changed, made the default and removed, each in the version read last', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    const added = await account.addAddress({ ...cabin, label: 'Cabin', isDefault: true });
    const [first] = 'customer' in added ? added.customer.addresses : [];
    expect(first).toMatchObject({ ...cabin, label: 'Cabin', isDefault: true, company: null });
    const { id, ...saved } = first ?? expect.fail(JSON.stringify(added));
    const moved = await account.changeAddress(id, { ...saved, city: 'Bay' });
    expect(moved).toMatchObject({
      isDeliverable: true,
      customer: { addresses: [{ label: 'Cabin', city: 'Bay' }, {}] },
    });
    const preferred = await account.setDefaultAddress('address-home');
    expect(preferred?.customer.addresses.map((each) => [each.id, each.isDefault])).toEqual([
      ['address-home', true],
      [id, false],
    ]);
    const removed = await account.removeAddress(id);
    expect(removed?.customer.addresses.map((each) => each.id)).toEqual(['address-home']);
    const calls = sent('/customer/address').map(({ method, body }) => {
      const { version, actions } = body as { version: number; actions: { action: string }[] };
      return [method, version, ...actions.map(({ action }) => action)];
    });
    expect(calls).toEqual([
      ['POST', 1, 'addAddress', 'setDefaultShippingAddress'],
      ['POST', 2, 'changeAddress', 'setDefaultShippingAddress'],
      ['POST', 3, 'setDefaultShippingAddress'],
      ['POST', 4, 'removeAddress'],
    ]);
    expect(sent('/customer/me')).toHaveLength(1); // the other versions are those of the responses
  });

  test('SDK-188 removing an address returns the customer under profileDetail', async () => {
    const sdk = await signedIn('homeowner@example.com');
    const { token = '' } = await sdk.session.current();
    const response = await gateway.fetch(
      new Request('http://gateway.test/customer/address', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 1, actions: [{ action: 'removeAddress', addressId: 'address-home' }] }),
      }),
    );
    expect(await response.json()).toMatchObject({ profileDetail: { version: 2, addresses: [] } });
  });

  test('SDK-211 a rejected address returns the text of the error response and changes nothing', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    const before = await account.profile();
    expect(await account.addAddress({ ...cabin, postalCode: 'X1' })).toEqual({
      error: 'The postal code is not valid in the country.',
    });
    expect(await account.profile()).toEqual(before);
  });

  test('SDK-210 a failed change, default or removal of an address is logged and returns null', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    expect([
      await account.changeAddress('no-such', cabin),
      await account.setDefaultAddress('no-such'),
      await account.removeAddress('no-such'),
    ]).toEqual([null, null, null]);
    expect(messages).toEqual([
      'An address could not be changed',
      'The default address could not be set',
      'An address could not be removed',
    ]);
  });
});

describe('a customer account', () => {
  const newcomer = {
    email: ' New.Shopper@Example.com ',
    password: 'Deep!Basin2030',
    firstName: 'Nadia',
    lastName: 'Newcomer',
    ...({ accountType: 'homeowner', postalCode: '53703' } as const),
  };

  test('SDK-094 SDK-098 an account is created by a sign-up and can then be found by its e-mail address', async () => {
    const account = accountOf(sdkOn(gateway, { fetch: { gateway: fetch } }));
    expect(await account.isKnown('NEW.shopper@example.com')).toBe(false);
    expect(await account.signUp(newcomer)).toMatchObject({
      status: 'signedUp',
      customer: { email: 'new.shopper@example.com', firstName: 'Nadia', addresses: [] },
    });
    expect(sent('/customer/signup')).toMatchObject([{ method: 'POST', body: { locale: 'en-US' } }]);
    expect(await account.isKnown('NEW.shopper@example.com')).toBe(true);
    expect(sent('/customer/lookup').at(-1)).toMatchObject({
      method: 'POST',
      body: { email: 'new.shopper@example.com' },
    });
    expect(await account.signUp(newcomer)).toEqual({ status: 'emailTaken' });
    const weak = await account.signUp({ ...newcomer, email: 'weak@example.com', password: 'short' });
    expect(weak).toMatchObject({ status: 'rejected', error: expect.stringMatching(/.+/) as string });
  });

  test('SDK-097 SDK-189 a customer who knows the current password sets a new one; an error response is returned unchanged', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    const rejected = await account.changePassword({ currentPassword: 'wrong', newPassword: 'Fresh!Water2031' });
    expect(!rejected.isDone && hasStatus(rejected.error, 400) && rejected.error.code).toBe('InvalidCurrentPassword');
    const changed = await account.changePassword({ currentPassword: demoPassword, newPassword: 'Fresh!Water2031' });
    expect(changed).toEqual({ isDone: true });
    expect(sent('/customer/change_password').map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  test('a customer requests a new e-mail address with their password, and signs in with it once its link confirmed it', async () => {
    const sdk = await signedIn('homeowner@example.com');
    const account = accountOf(sdk);
    const email = 'moved@example.org';
    const wrong = await account.changeEmail({ email, currentPassword: 'wrong' });
    expect(!wrong.isDone && hasStatus(wrong.error, 400) && wrong.error.code).toBe('InvalidCurrentPassword');
    const taken = await account.changeEmail({ email: 'trade@example.com', currentPassword: demoPassword });
    expect(!taken.isDone && hasStatus(taken.error, 400) && taken.error.code).toBe('DuplicateField');
    const done = { isDone: true };
    expect(await account.changeEmail({ email, currentPassword: demoPassword })).toEqual(done);
    expect(await account.cancelEmailChange()).toEqual(done);
    await gateway.db.deleteFrom('outbox').execute(); // its links no longer work
    expect(await account.profile()).toMatchObject({ email: 'homeowner@example.com', pendingEmail: null });
    expect(await account.changeEmail({ email, currentPassword: demoPassword })).toEqual(done);
    expect(await account.resendEmailLink()).toEqual(done);
    expect(await account.profile()).toMatchObject({ email: 'homeowner@example.com', pendingEmail: email });
    const mails = gateway.db.selectFrom('outbox').where('recipient', '=', email).select('token');
    const { token } = await mails.executeTakeFirstOrThrow();
    expect(await account.confirmEmail(token ?? '')).toEqual(done);
    expect(await account.profile()).toMatchObject({ email, pendingEmail: null });
    expect(await sdk.session.claims()).toMatchObject({ sub: email });
    expect(await (await signedIn(email)).session.claims()).toMatchObject({ sub: email });
  });

  test('SDK-096 deleting an account ends its session', async () => {
    const sdk = await signedIn('homeowner@example.com');
    await accountOf(sdk).delete();
    expect(sent('/customer/account')).toMatchObject([{ method: 'DELETE' }]);
    expect((await sdk.session.current()).isAuthenticated).toBe(false);
    expect(await accountOf(sdkOn(gateway)).isKnown('homeowner@example.com')).toBe(false);
    expect(messages).toEqual([]);
  });

  test('SDK-213 an account that cannot be deleted is logged, and nothing is returned', async () => {
    const sdk = await signedIn('homeowner@example.com');
    await gateway.db.deleteFrom('customers').where('email', '=', 'homeowner@example.com').execute();
    await expect(accountOf(sdk).delete()).resolves.toBeUndefined();
    expect(messages).toEqual(['The account could not be deleted']);
  });
});

describe('memberships', () => {
  test('SDK-099 a group is joined once by its code, and the next call has the new prices', async () => {
    const sdk = await signedIn('homeowner@example.com');
    const account = accountOf(sdk);
    expect(await account.joinGroup({ persona: 'FAF', code: 'WRONG' })).toMatchObject({ status: 'rejected' });
    const membership = { persona: 'FAF', code: 'FRIENDS-2030' };
    expect(await account.joinGroup(membership)).toEqual({ status: 'joined' });
    expect(sent('/membership/assign/persona').at(-1)).toMatchObject({ method: 'POST', body: membership });
    expect(await account.profile()).toMatchObject({ persona: 'FAF' });
    expect((await sdk.session.claims())?.persona).toEqual(['KOUS:FAF']);
    expect(await account.joinGroup(membership)).toEqual({ status: 'member' });
  });

  test('SDK-099 a customer who has joined on another device has the new prices here after entering the code', async () => {
    const [sdk, other] = [await signedIn('homeowner@example.com'), await signedIn('homeowner@example.com')];
    const membership = { persona: 'FAF', code: 'FRIENDS-2030' };
    await accountOf(other).joinGroup(membership);
    expect(await accountOf(sdk).joinGroup(membership)).toEqual({ status: 'member' });
    await accountOf(sdk).profile();
    expect((await sdk.session.claims())?.persona).toEqual(['KOUS:FAF']);
  });

  test('SDK-100 an associate of a company joins with the code of the company', async () => {
    const account = accountOf(await signedIn('homeowner@example.com'));
    const associate = { email: 'homer@company.example', employeeId: 'E-7', company: 'Basin', code: 'COMPANY-2030' };
    expect(await account.joinCompany(associate)).toEqual({ status: 'joined' });
    expect(sent('/membership/associate/entry')).toMatchObject([{ method: 'POST', body: associate }]);
    expect(await account.profile()).toMatchObject({ persona: 'CAS' });
  });
});

describe('store associates', () => {
  test('DOM-015 the claims of an associate are the e-mail address, the user id, the associate id, the persona and the name', async () => {
    const sdk = await signedIn('associate@example.com');
    await accountOf(sdk).joinGroup({ persona: 'FAF', code: 'FRIENDS-2030' });
    await accountOf(sdk).profile();
    expect(await sdk.session.claims()).toMatchObject({
      sub: 'associate@example.com',
      uid: expect.stringMatching(/./) as string,
      koc: 'A-1001',
      persona: ['KOUS:FAF'],
      firstName: 'Stanley',
      lastName: 'Owner',
    });
  });

  test("SDK-002 SDK-035 an associate sells into a customer's cart; emptying it deletes it, and the associate's own cart stays", async () => {
    const sdk = await signedIn('associate@example.com');
    const account = accountOf(sdk);
    const own = createCart(sdk);
    await own.add({ sku: 'TL-300-GY', quantity: 1 });
    expect(await account.openCartOf({ email: 'nobody@example.org' })).toBeNull();
    const opened = await account.openCartOf({ email: 'trade@example.com' });
    expect(opened).toEqual({
      cartId: expect.any(String) as string,
      customerId: expect.any(String) as string,
      email: 'trade@example.com',
      firstName: 'Trudy',
      lastName: 'Trade',
      persona: 'TVS',
    });
    expect(await account.openCartOf({ customerId: opened?.customerId ?? '' })).toEqual(opened);
    const theirs = createCart(sdk, { shopper: { cartId: opened?.cartId } });
    const { cart } = await theirs.add({ sku: 'TL-300-GY', quantity: 2 });
    const customer = createCart(await signedIn('trade@example.com'));
    expect((await customer.get())?.units).toBe(2);
    expect((await theirs.remove(cart?.lines[0]?.id ?? '')).cart).toBeNull();
    expect([await customer.get(), (await own.get())?.units]).toEqual([null, 1]);
  });

  test('SDK-035 each request for a cart that an associate opened has the id of that cart', async () => {
    const sdk = await signedIn('associate@example.com');
    const { cartId = '' } = (await accountOf(sdk).openCartOf({ email: 'trade@example.com' })) ?? {};
    const shopper = { cartId };
    const [theirs, shared] = [createCart(sdk, { shopper }), createSharedCarts(sdk, { shopper })];
    requests.length = 0;
    const { cart } = await theirs.add({ sku: 'TL-300-GY', quantity: 2 });
    const id = cart?.lines[0]?.id ?? '';
    await theirs.setQuantity(id, 3);
    expect((await theirs.applyCode('NO-SUCH')).rejection).toBe('unknown');
    await createCheckout(sdk, { shopper }).setAddress({ address: wisconsinInput });
    expect((await shared.addToCart((await shared.create())?.id ?? '')).cart.id).toBe(cartId);
    const { saved = [] } = (await theirs.saveForLater(id)).cart ?? {};
    expect((await theirs.removeSaved(saved[0]?.id ?? '')).cart).toBeNull();
    const sentTo = requests.map(({ url, body }) => `${url.pathname} ${JSON.stringify(body)}`);
    expect(sentTo.length).toBeGreaterThan(10);
    expect(sentTo.filter((text) => !text.includes(cartId))).toEqual([]);
  });

  test("a customer who is not an associate cannot open another customer's cart", async () => {
    const account = accountOf(await signedIn('trade@example.com'));
    const refused: unknown = await account
      .openCartOf({ email: 'homeowner@example.com' })
      .catch((error: unknown) => error);
    expect(hasStatus(refused, 403)).toBe(true);
  });
});

describe('the orders of a customer', () => {
  async function order(sdk: SdkCalls, item: CartAddition = { sku: 'TL-300-GY', quantity: 2 }) {
    const checkout = createCheckout(sdk);
    await createCart(sdk).add(item);
    const { cart } = await checkout.setAddress({ address: wisconsinInput });
    const payment = cardPaymentWith(await cardToken(gateway));
    const keys = { payment: `p-${cart.id}`, order: `o-${cart.id}` };
    const wanted = { cart, payment, billingAddress: wisconsinInput, email: 'pat@example.org', keys };
    const placed = await checkout.placeOrder(wanted);
    return placed.ok ? placed.order : expect.fail(placed.reason);
  }

  test('SDK-134 SDK-193 SDK-215 an order look-up returns the order with its address, or null without a reason', async () => {
    const { number: orderNumber } = await order(sdkOn(gateway));
    const other = createOrders(sdkOn(gateway), { logger });
    const found = await other.find({ email: ' PAT@example.org', number: ` ${orderNumber.toLowerCase()} ` });
    expect(found).toMatchObject({ number: orderNumber, address: { postalCode: '53000' } });
    expect(await other.find({ email: 'pat@example.org', number: 'W1' })).toBeNull();
    const away = createOrders(sdkOn(gateway, { fetch: () => Response.error() }), { logger });
    expect(await away.find({ email: 'pat@example.org', number: 'W1' })).toBeNull();
    expect(messages).toEqual([]);
  });

  test('a parcel and its returned units list a bundle with its parts', async () => {
    const sdk = sdkOn(gateway);
    const set = { sku: 'BX-100-WH', quantity: 2, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] };
    const { number: orderNumber } = await order(sdk, set);
    const parcel = { carrier: 'UPS', trackingNumber: '1Z1' };
    const context = { now: gateway.now, newId: () => crypto.randomUUID() };
    await transact(gateway.db, (tx) =>
      takeStep(tx, { orderNumber, change: { step: 'ship', parcel }, takenBy: 'ana' }, context),
    );
    const [sent] = (await createOrders(sdk).get(orderNumber, { email: 'pat@example.org' }))?.trackings ?? [];
    const parts = [{ name: 'bowl name', finish: 'White', modelNumber: '100-BOWL', quantity: 2 }];
    expect(sent?.units).toMatchObject([{ name: expect.any(String) as string, quantity: 2, parts }]);
  });

  test("SDK-090 SDK-135 SDK-194 SDK-195 an order has plain names, cents and dates, and is found in its customer's lists and by its number", async () => {
    const sdk = await signedIn('homeowner@example.com');
    const { number: orderNumber } = await order(sdk);
    const { results } = await sdk.orders.query({ query: { orderNumber } });
    const cents = results[0]?.totalPrice.centAmount ?? NaN;
    const orders = createOrders(sdk, { logger });
    const own = await orders.get(orderNumber);
    expect(own).toMatchObject({
      number: orderNumber,
      createdAt: gateway.now(),
      status: 'Open',
      trackings: [],
      lines: [{ sku: 'TL-300-GY', name: 'grey-field-tile name', quantity: 2 }],
      sums: { discount: null, tax: { currency: 'USD' } },
      address: { postalCode: '53000' },
    });
    const { subTotal, shipping, tax, total } = own?.sums ?? expect.fail('there is no order');
    expect(subTotal.cents + (shipping?.cents ?? 0)).toBe(cents);
    expect(total.cents).toBe(cents + (tax?.cents ?? 0));
    expect(requests.at(-1)?.url.searchParams.get('order-id')).toBe(`"${orderNumber}"`);
    expect(await orders.list()).toEqual([own]);
    expect(await orders.list({ state: 'open' })).toEqual([own]);
    expect(await orders.list({ state: 'past' })).toEqual([]);
    expect(await orders.list({ skip: 1 })).toEqual([]);
    expect(await orders.parts({ number: orderNumber, email: 'pat@example.org' })).toEqual([own]);
    expect(await orders.get('W1')).toBeNull();
  });

  test('SDK-090 SDK-091 SDK-135 SDK-195 orders are listed by GET: all of them, those of a state, or the parts of an order', async () => {
    const orders = createOrders(await signedIn('homeowner@example.com'), { logger });
    await orders.list();
    await orders.list({ state: 'open' });
    await orders.list({ state: 'past' });
    await orders.parts({ number: 'W1', email: 'pat@example.org' });
    const page = 'limit=100&sort=createdAt%20desc';
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      `GET /api/checkout/orders?${page}`,
      `GET /api/checkout/orders/v1/query?state=open&${page}`,
      `GET /api/checkout/orders/v1/query?state=past&${page}`,
      'GET /api/checkout/orders/split?parentOrderNumber=W1&email=pat%40example.org',
    ]);
  });

  test('SDK-215 orders that cannot be fetched are logged, and return null or an empty list', async () => {
    const away = createOrders(sdkOn(gateway, { fetch: () => Response.error() }), { logger });
    expect([
      await away.list({ state: 'open' }),
      await away.get('W1'),
      await away.parts({ number: 'W1', email: 'pat@example.org' }),
    ]).toEqual([[], null, []]);
    expect(messages).toEqual([
      'The orders could not be fetched',
      'An order could not be fetched',
      'A split order could not be fetched',
    ]);
  });
});
