import {
  createAccount,
  createRegistrationForms,
  type MyProductState,
  type RegisterProducts,
  type SdkCalls,
} from '@basin/sdk';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { cardPayment, cardToken, fillCart, newKey, submission } from '../../testing/checkout.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway } from '../../testing/gateway.ts';
import { customerSdkOn, recordingLogger, recordFetch, sdkOn } from '../../testing/sdk.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, signInAs } from '../../testing/shopper.ts';

const gateway = await testGateway({
  fill: [seedAccounts, fillCatalogue],
});
beforeEach(async () => {
  await gateway.db.deleteFrom('registrations').execute();
});
afterAll(() => gateway.close());

const bolt = {
  modelNumber: '100-BOLT',
  serialNumber: 'S-1',
  quantity: 1,
  purchaseDate: '2029-12-24',
  placeOfPurchase: 'Store',
};
const owner = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', phone: '5550100123' };
const address = { country: 'US', postalCode: '53000' };
const body = { ...owner, address, products: [bolt], type: 'offline', lang: 'en-US', brand: 'basin' };

const { purchaseDate, ...bought } = bolt;
const purchase = { ...bought, purchasedAt: new Date(purchaseDate) };
const offline: RegisterProducts = { ...owner, kind: 'offline', address, products: [purchase] };
const online: RegisterProducts = { ...offline, kind: 'online' };
const { messages, logger } = recordingLogger();
const accountOf = (sdk: SdkCalls) =>
  createAccount(sdk, { searchSession: () => 's-1_0', collection: () => 'basin_catalog', logger });

describe('the registration calls', () => {
  test('a guest cannot send the online registration form, which requires an account', async () => {
    const guest = await createShopper(gateway);
    const response = await guest.send('POST', '/product-registration', { ...body, type: 'online' }, newKey());
    expect(response).toMatchObject({ status: 403, body: { message: 'A signed-in customer is required.' } });
    expect(await gateway.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
  });

  test('GW-016 SDK-192 a registration returns success "true", is stored with the sku of its model, and is idempotent', async () => {
    const guest = await createShopper(gateway);
    const send = (key: Record<string, string>) => guest.send('POST', '/product-registration', body, key);
    const key = newKey();
    expect(await send(key)).toEqual({ status: 200, body: { success: 'true' } });
    expect((await send(key)).body).toEqual({ success: 'true' });
    const rows = await gateway.db.selectFrom('registrations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.document).toMatchObject({ type: 'offline', products: [{ ...bolt, sku: 'BX-100-BOLT' }] });
  });

  test('a model number in small letters is found, and registered as the catalogue writes it', async () => {
    const guest = await createShopper(gateway);
    const products = [{ ...bolt, modelNumber: '100-bolt' }];
    const reply = await guest.send('POST', '/product-registration', { ...body, products }, newKey());
    expect(reply.body).toEqual({ success: 'true' });
    const [row] = await gateway.db.selectFrom('registrations').selectAll().execute();
    expect(row?.document.products).toMatchObject([{ modelNumber: '100-BOLT', sku: 'BX-100-BOLT' }]);
  });

  test('GW-016 a registration that lists the same product twice returns success "false", and stores nothing', async () => {
    const guest = await createShopper(gateway);
    const reply = await guest.send('POST', '/product-registration', { ...body, products: [bolt, bolt] }, newKey());
    expect(reply.body).toEqual({ success: 'false', message: '100-BOLT S-1 is already registered or listed twice.' });
    expect(await gateway.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['an unknown model', { modelNumber: 'ZZ-9' }, 'ZZ-9'],
    ['a future purchase date', { purchaseDate: '2030-01-03' }, '2030-01-03'],
  ])(
    'GW-016 a registration with %s returns success "false" with a reason, and stores nothing',
    async (_, wrong, reason) => {
      const guest = await createShopper(gateway);
      const products = [bolt, { ...bolt, ...wrong }];
      const { status, body: result } = await guest.send(
        'POST',
        '/product-registration',
        { ...body, products },
        newKey(),
      );
      expect([status, result]).toEqual([200, { success: 'false', message: expect.stringContaining(reason) as string }]);
      expect(await gateway.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
    },
  );

  test('GW-016 SDK-190 the owned products of a customer are those they bought or registered, and no one else sees them', async () => {
    const customer = await signInAs(gateway, 'homeowner@example.com');
    const cart = await fillCart(customer, [{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 2 }]);
    const paid = await customer.send(
      'POST',
      '/checkout/payment',
      cardPayment(cart, await cardToken(gateway)),
      newKey(),
    );
    const order = await customer.send('POST', '/checkout/v2/order/submit', submission(cart, paid), newKey());
    await customer.send('POST', '/product-registration', body, newKey());
    const { orderNumber } = order.body as { orderNumber: string };
    expect((await customer.send('GET', '/product-registration/my-products?lang=fr-CA')).body).toMatchObject([
      {
        sku: 'TL-300-GY',
        modelNumber: '300-GY',
        productName: 'grey-field-tile name (fr)',
        purchaseDate: '2030-01-02',
        orderNumber,
      },
      { sku: 'BX-100-BOLT', modelNumber: '100-BOLT', productName: 'bolt name (fr)', serialNumber: 'S-1' },
    ]);
    expect((await customer.send('GET', '/product-registration')).body).toMatchObject([
      { registeredAt: '2030-01-02T10:00:00.000Z', email: 'pat@example.org', products: [{ sku: 'BX-100-BOLT' }] },
    ]);
    const other = await signInAs(gateway, 'trade@example.com');
    expect((await other.send('GET', '/product-registration/my-products')).body).toEqual([]);
    expect((await (await createShopper(gateway)).send('GET', '/product-registration')).status).toBe(403);
  });
});

test('GW-016 SDK-190 the products of the oldest of many orders are among those that a customer owns', async () => {
  const customer = await signInAs(gateway, 'associate@example.com');
  const { orderNumber } = await placeOrder(gateway, customer, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  await sql`insert into carts select (jsonb_populate_record(carts, jsonb_build_object('id', n))).* from carts, generate_series(1, 100) n
    where id = (select cart_id from orders where order_number = ${orderNumber})`.execute(gateway.db);
  await sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', n, 'order_number', n, 'cart_id', n,
    'created_at', created_at + interval '1 day', 'document', document || '{"lineItems":[]}'))).* from orders, generate_series(1, 100) n
    where order_number = ${orderNumber}`.execute(gateway.db);
  const owned = (await customer.send('GET', '/product-registration/my-products')).body as { orderNumber: string }[];
  expect(owned.map((product) => product.orderNumber)).toEqual([orderNumber]);
});

test('GW-016 a product bought here is registered once, with an order of the customer that contains it', async () => {
  const customer = await signInAs(gateway, 'homeowner@example.com');
  const order = await placeOrder(gateway, customer, [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 }]);
  const { serialNumber: _, ...unnumbered } = bolt;
  const { orderNumber } = order;
  const register = async (product: object, as = customer) => {
    const products = [{ ...unnumbered, orderNumber, ...product }];
    return (await as.send('POST', '/product-registration', { ...body, type: 'online', products }, newKey())).body;
  };
  const rejected = (reason: string) => ({ success: 'false', message: expect.stringContaining(reason) as string });

  expect(await register({ orderNumber: 'W123' })).toEqual(rejected('W123'));
  expect(await register({ modelNumber: '300-GY' })).toEqual(rejected('300-GY is not in an order'));
  const other = await signInAs(gateway, 'trade@example.com');
  expect(await register({}, other)).toEqual(rejected(orderNumber));
  expect(await register({})).toEqual({ success: 'true' });
  expect(await register({})).toEqual(rejected('already registered'));
  expect(await register({ serialNumber: 'S-1' })).toEqual({ success: 'true' });
  const { body: owned } = await customer.send('GET', '/product-registration/my-products');
  const ofOrder = (owned as { orderNumber?: string; serialNumber?: string }[]).filter(
    (each) => each.orderNumber === orderNumber,
  );
  expect(ofOrder.map(({ serialNumber }) => serialNumber).sort()).toEqual(['S-1', undefined]);
});

describe('a guest who becomes a customer', () => {
  const newcomer = {
    password: 'Soak!Basin2030',
    firstName: 'Nell',
    lastName: 'New',
    accountType: 'homeowner',
    locale: 'en',
  };
  const signUp = (guest: Awaited<ReturnType<typeof createShopper>>, email: string) =>
    guest.send('POST', '/customer/signup', { ...newcomer, email }, newKey());
  const registered = async (email: string) =>
    (await (await signInAs(gateway, email)).send('GET', '/product-registration')).body as { products: unknown[] }[];

  test('GW-016 a guest who signs up keeps their registrations and uploads, and no one else gets them', async () => {
    const [guest, other] = await Promise.all([createShopper(gateway), createShopper(gateway)]);
    const url = 'http://gateway.test/assets/upload?fileName=receipt.pdf&formAsset=registration&brand=basin';
    const headers = { Authorization: `Bearer ${guest.token}`, 'Content-Type': 'application/pdf' };
    const upload = await gateway.fetch(new Request(url, { method: 'PUT', headers, body: '%PDF-1.7 a receipt' }));
    const { assetId, url: receipt } = (await upload.json()) as { assetId: string; url: string };
    await guest.send('POST', '/product-registration', { ...body, attachments: [receipt] }, newKey());
    expect((await signUp(other, 'other-guest@example.com')).status).toBe(201);
    expect(await registered('other-guest@example.com')).toEqual([]);
    expect((await signUp(guest, 'nell@example.com')).status).toBe(201);
    expect(await registered('nell@example.com')).toMatchObject([{ products: [{ sku: 'BX-100-BOLT' }] }]);
    const nell = await signInAs(gateway, 'nell@example.com');
    const read = (token: string) =>
      gateway.fetch(
        new Request(`http://gateway.test/assets/upload/${assetId}`, { headers: { Authorization: `Bearer ${token}` } }),
      );
    expect(await (await read(nell.token)).text()).toBe('%PDF-1.7 a receipt');
    expect((await read(guest.token)).status).toBe(404);
  });

  test('GW-008 a guest who signs up with their cart gets it, and another guest does not', async () => {
    const [guest, other] = await Promise.all([createShopper(gateway), createShopper(gateway)]);
    const { id } = await guest.createCart();
    const signUpWith = async (shopper: typeof guest, email: string) =>
      (await shopper.send('POST', '/customer/signup', { ...newcomer, email, anonymousCartId: id }, newKey())).body;
    expect(await signUpWith(other, 'thief@example.com')).not.toHaveProperty('cart');
    expect(await signUpWith(guest, 'carter@example.com')).toMatchObject({ cart: { id } });
  });

  test('GW-016 a guest keeps their registrations when the sign-up fails because the e-mail address is taken', async () => {
    const guest = await createShopper(gateway);
    await guest.send('POST', '/product-registration', body, newKey());
    expect((await signUp(guest, 'homeowner@example.com')).status).toBe(400);
    const rows = await gateway.db.selectFrom('registrations').select('owner').execute();
    expect(rows).toEqual([{ owner: `guest:${guest.anonymousId}` }]);
  });
});

describe('registration forms of the SDK', () => {
  const formsOf = (sdk: SdkCalls) => createRegistrationForms(accountOf(sdk));

  test('SDK-132 the registration forms, their suggestions and the status are one state', () => {
    const form = { submitError: undefined, isSuccess: false, isDisabled: false };
    expect(formsOf(sdkOn(gateway)).get()).toEqual({
      offlineRegistration: { ...form, suggestions: [], invalidModelNumber: false },
      onlineRegistration: form,
      status: 'idle',
    });
  });

  test('SDK-152 SDK-153 SDK-154 SDK-192 a registration form is disabled while it is sent, then shows success or the error', async () => {
    const forms = formsOf(sdkOn(gateway));
    const seen: Pick<MyProductState['offlineRegistration'], 'submitError' | 'isSuccess' | 'isDisabled'>[] = [];
    const statuses: string[] = [];
    forms.subscribe(() => {
      const { submitError, isSuccess, isDisabled } = forms.get().offlineRegistration;
      seen.push({ submitError, isSuccess, isDisabled });
      statuses.push(forms.get().status);
    });
    expect(await forms.register({ ...offline, products: [{ ...purchase, modelNumber: 'ZZ-9' }] })).toBe(false);
    expect([seen.at(-1), statuses.at(-1)]).toEqual([
      { submitError: 'The model number ZZ-9 is unknown.', isSuccess: false, isDisabled: false },
      'failed',
    ]);
    seen.length = statuses.length = 0;
    const pending = forms.register(offline);
    expect([seen.at(-1), statuses.at(-1)]).toEqual([
      { submitError: undefined, isSuccess: false, isDisabled: true },
      'loading',
    ]);
    expect(await pending).toBe(true);
    expect([seen.at(-1), statuses.at(-1)]).toEqual([
      { submitError: undefined, isSuccess: true, isDisabled: false },
      'succeeded',
    ]);
  });

  test('SDK-192 the online registration form has its own state', async () => {
    const sdk = await customerSdkOn(gateway, 'homeowner@example.com');
    const forms = formsOf(sdk);
    expect(await forms.register(online)).toBe(true);
    expect(forms.get()).toMatchObject({
      onlineRegistration: { isSuccess: true },
      offlineRegistration: { isSuccess: false },
    });
    expect(await accountOf(sdk).registrations()).toMatchObject([{ kind: 'online' }]);
    expect(await forms.register(online)).toBe(false);
    expect(forms.get().onlineRegistration.submitError).toContain('is already registered');
  });

  test('SDK-159 the latest model number suggestions are shown, and whether the model number is invalid', async () => {
    const forms = formsOf(sdkOn(gateway));
    await Promise.all([forms.suggestModels('ZZ9'), forms.suggestModels('300-')]);
    const shown = () => forms.get().offlineRegistration;
    expect(shown()).toMatchObject({ suggestions: ['300-WH', '300-GY'], invalidModelNumber: false });
    await forms.suggestModels('ZZ9');
    expect(shown()).toMatchObject({ suggestions: [], invalidModelNumber: true });
  });
});

describe('registration in the SDK’s account', () => {
  test('SDK-179 SDK-159 suggestModels searches the catalogue for a partial model number', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const account = accountOf(sdkOn(gateway, { fetch: { gateway: fetch } }));
    expect(await account.suggestModels('300-')).toEqual({ suggestions: ['300-WH', '300-GY'], isInvalid: false });
    const { method, url } = requests.at(-1) ?? expect.fail('nothing was requested');
    expect([method, url.pathname]).toEqual(['GET', '/api/search/catalog']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: '300-',
      skuSearch: '300-',
      rows: '10',
      start: '0',
      fl: 'CustomerFacingSKU_s',
      fq: 'language_s:"en"',
      sessionId: 's-1_0',
      collection: 'basin_catalog',
    });
    expect(await account.suggestModels('ZZ9')).toEqual({ suggestions: [], isInvalid: true });
  });

  test('SDK-179 each filter of a model suggestion is a parameter of its own', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const fq = ['language_s:"en"', 'ProductBrandName_s:"Averell"'];
    await sdkOn(gateway, { fetch }).catalogue.models({ query: { q: '300-', skuSearch: '300-', fq } });
    expect(requests.at(-1)?.url.searchParams.getAll('fq')).toEqual(fq);
  });

  test('SDK-190 SDK-191 SDK-133 the account lists owned and registered products, and a failed list is logged and empty', async () => {
    const { requests, fetch } = recordFetch(gateway.fetch);
    const account = accountOf(await customerSdkOn(gateway, 'homeowner@example.com', { fetch: { gateway: fetch } }));
    expect(await account.registerProducts(online)).toEqual({ isRegistered: true });
    requests.length = 0;
    const [owned, registered] = await Promise.all([account.ownedProducts(), account.registrations()]);
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'GET /api/product-registration/my-products?lang=en-US',
      'GET /api/product-registration',
    ]);
    const product = { modelNumber: '100-BOLT', sku: 'BX-100-BOLT', purchasedAt: new Date(purchaseDate) };
    expect(owned).toContainEqual(expect.objectContaining({ ...product, name: 'bolt name', orderNumber: null }));
    expect(registered).toMatchObject([{ registeredAt: gateway.now(), receipts: [], products: [product] }]);
    messages.length = 0;
    const guest = accountOf(sdkOn(gateway));
    expect([await guest.ownedProducts(), await guest.registrations(), messages]).toEqual([
      [],
      [],
      ['My products could not be fetched', 'The registered products could not be fetched'],
    ]);
  });

  test('GW-016 a registration that is sent twice with the same idempotency key is stored once', async () => {
    const account = accountOf(await customerSdkOn(gateway, 'homeowner@example.com'));
    const twice = { ...offline, idempotencyKey: 'intent-1' };
    expect([await account.registerProducts(twice), await account.registerProducts(twice)]).toEqual([
      { isRegistered: true },
      { isRegistered: true },
    ]);
    expect(await account.registrations()).toHaveLength(1);
  });
});
