import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { demoPassword, seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { codeOf, identityCaller } from '../../src/identity/testing.ts';
import { createLogger } from '../../src/http/log.ts';
import { fillCatalogue } from '../catalogue.ts';
import { cardPayment, cardToken, newKey, wisconsinAddress } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { everyCall, fillForEveryCall, callerFor, type CallCase } from '../every-call/index.ts';
import { createShopper, shopperWith, signInAs } from '../shopper.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });

let gateway: TestGateway;
beforeAll(async () => {
  const fill = async (db: TestGateway['db']) => {
    await fillCatalogue(db);
    await seedAccounts(db);
  };
  gateway = await testGateway({ fill, logger });
}, stressTimeout.timeout);
afterAll(() => gateway.close());
beforeEach(() => void (lines.length = 0));

const canary = 'canary';
const email = `${canary}.mail@example.com`;
const password = 'Canary!Basin2030';
const address = {
  ...wisconsinAddress,
  firstName: `${canary}first`,
  lastName: `${canary}last`,
  streetName: `${canary} street`,
  phone: '5551234567',
};

/** Sends personal data in every call that accepts some, in valid and in invalid requests. */
async function sendPersonalData(): Promise<void> {
  const guest = await createShopper(gateway);
  const signUp = {
    email,
    password,
    firstName: `${canary}first`,
    lastName: `${canary}last`,
    accountType: 'homeowner',
    locale: 'en',
  };
  await guest.send('POST', '/customer/signup', signUp);
  await guest.send('POST', '/customer/signup', signUp);
  await guest.send('POST', '/customer/lookup', { email });
  await guest.createCart();
  await guest.change([
    { action: 'addLineItem', sku: 'TL-300-GY' },
    { action: 'setCustomerEmail', email },
    { action: 'setShippingAddress', address },
  ]);
  const { body: assigned } = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', {
    cartId: (await guest.cart()).id,
  });
  const { cart } = assigned as { cart: Parameters<typeof cardPayment>[0] };
  const body = { ...cardPayment(cart, await cardToken(gateway)), billingAddress: address };
  const payment = await guest.send('POST', '/checkout/payment', body, newKey());
  const { paymentId, cartVersion } = payment.body as { paymentId: string; cartVersion: number };
  const order = {
    cartId: cart.id,
    version: cartVersion,
    paymentId,
    paymentType: 'CREDIT_CARD',
    email,
    locale: 'en-US',
  };
  const key = newKey();
  const submitted = await guest.send('POST', '/checkout/v2/order/submit', order, key);
  await guest.send('POST', '/checkout/v2/order/submit', order, key);
  await guest.send('POST', '/checkout/v2/order/submit', { ...order, email: `other.${email}` }, key);
  const { orderNumber } = submitted.body as { orderNumber: string };
  await guest.send('POST', '/checkout/orders/v1/find-my-orders', { orderId: orderNumber, email });
  await guest.send('GET', `/checkout/orders/split?parentOrderNumber=${orderNumber}&email=${email}`);
  await guest.send('POST', '/crm/newsletter/subscription', {
    email,
    brand: 'basin',
    source: 'footer',
    locale: 'en',
    optIn: true,
  });
  const contact = { name: canary, email, subject: canary, description: canary, brand: 'basin', locale: 'en' };
  await guest.send('POST', '/crm/webtocase', contact, newKey());
  for (const path of [
    `/cart/${canary}`,
    `/no/${canary}`,
    `/search/listing?q=${canary}`,
    `/maps/address/validate?query=${canary}&country=US`,
  ])
    await guest.send('GET', path, undefined, {
      'X-Request-Id': `${canary}\\r\\n${canary}`,
      Cookie: `a=${canary}`,
      Referer: `http://${canary}`,
    });
  await guest.send('POST', '/cart/v2/items', { [canary]: email });
  await shopperWith(gateway, canary, '').send('GET', '/cart/active');
  await signInAndOut();
}

async function signInAndOut(): Promise<void> {
  const idp = identityCaller(gateway.identity);
  await idp.signIn(email, `Wrong${password}`);
  const { body } = await idp.signIn(email, password);
  const { headers } = await idp.authorize({ sessionToken: String(body.sessionToken) });
  const { body: tokens } = await idp.redeem(codeOf(headers));
  const customer = shopperWith(gateway, String(tokens.access_token), '');
  await customer.send('POST', '/customer/address', { version: 1, actions: [{ action: 'addAddress', address }] });
  await customer.send('POST', '/customer/address', { version: 1, actions: [{ action: 'addAddress', address }] });
  await customer.send('POST', '/customer/profile', {
    version: 2,
    actions: [{ action: 'setFirstName', firstName: `${canary}new` }],
  });
  await customer.send('POST', '/customer/profile', {
    version: 3,
    actions: [{ action: 'setCompanyName', companyName: canary }],
  });
  await customer.send('POST', '/favorites/create', { name: { en: canary } });
  await customer.send('POST', '/membership/assign/persona', { persona: 'FAF', code: `${canary}code` });
  await customer.send('POST', '/customer/change_password', {
    currentPassword: `Wrong${password}`,
    newPassword: password,
  });
  await idp.post('/api/v1/authn/recovery/password', { username: email, factorType: 'EMAIL' });
  await idp.refresh(String(tokens.refresh_token));
  await idp.revoke(String(tokens.refresh_token));
  for (let turn = 0; turn < 12; turn++) await idp.signIn(`${canary}.nobody@example.com`, password);
  // a database error whose message contains the value
  await gateway.db
    .transaction()
    .execute(() => Promise.reject(databaseError()))
    .catch((error: unknown) => logger.error({ err: error }, 'unexpected error'));
}

const databaseError = () =>
  Object.assign(new Error(`invalid input syntax for type integer: "${email}"`), { code: '22P02', detail: email });

test('no log line contains personal data, and each is one line of JSON', stressTimeout, async () => {
  await sendPersonalData();
  expect(lines.length).toBeGreaterThan(60);
  for (const line of lines) {
    expect(line.toLowerCase()).not.toContain(canary);
    expect(line).not.toMatch(/5551234567|@example|eyJ/);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  }
});

describe('every call of the contract', () => {
  /** Matches the names, form inputs and tokens of `testing/every-call`. */
  const personal =
    /@|\bPat\b|\bDoe\b|555-010|Pine Road|Example Ave|Sampletown|eyJ|bathroom|Fresh!Water|Soak!Basin|It drips|receipt|411111|4111 1111/;
  let shop: TestGateway;
  beforeAll(async () => {
    shop = await testGateway({ fill: fillForEveryCall, logger });
  }, stressTimeout.timeout);
  afterAll(() => shop.close());

  const callAll = async (target: TestGateway, some = everyCall): Promise<string[]> => {
    const called: string[] = [];
    for (const each of some) {
      const caller = await callerFor(each, target);
      await perform(each, await each.arrange(caller), caller.calls);
      called.push(each.name);
    }
    return called;
  };
  type Calls = Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<unknown>>>>>;
  // calls that this gateway does not serve are rejected, and logged like the others
  const perform = ({ area, call }: CallCase, input: unknown, calls: object) =>
    (calls as Calls)[area]?.[call]?.(input).catch((error: unknown) => error);

  test('the log lines of every call contain no personal data of its caller', stressTimeout, async () => {
    expect((await callAll(shop)).length).toBe(everyCall.length);
    expect(lines.length).toBeGreaterThan(everyCall.length);
    for (const line of lines) expect(line.replaceAll('@basin', '')).not.toMatch(personal);
  });

  test('control: a gateway that logs requests is detected', stressTimeout, async () => {
    const leaky: TestGateway = {
      ...shop,
      async fetch(request) {
        logger.info({ url: request.url, body: await request.clone().text() }, 'request');
        return shop.fetch(request);
      },
    };
    await callAll(
      leaky,
      everyCall.filter(({ area }) => ['customer', 'crm', 'registration'].includes(area)),
    );
    const leaks = new Set(lines.flatMap((line) => line.match(new RegExp(personal, 'g')) ?? []));
    expect(leaks.size).toBeGreaterThan(5);
  });
});

test('control: an e-mail address in one log line is detected', () => {
  logger.info({ user: email }, 'a sign-in');
  expect(lines.join('')).toContain(canary);
});

test('every security event has a name in the log', stressTimeout, async () => {
  gateway.pass(900_000);
  const trade = await signInAs(gateway, 'trade@example.com');
  await (await signInAs(gateway, 'associate@example.com')).send('GET', '/customer/me');
  const guest = await createShopper(gateway);
  const idp = identityCaller(gateway.identity);
  await guest.createCart();
  const add = { actions: [{ action: 'addLineItem', sku: 'TL-300-GY' }] };
  await guest.send('POST', '/cart/v2/items', { version: 77, ...add });
  await guest.send('POST', '/cart/v2/items', {
    actions: [{ action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'TVS' } }],
  });
  await guest.send('POST', '/cart/create', {
    currency: 'USD',
    taxMode: 'ExternalAmount',
    custom: { type: { typeId: 'type', key: 'cart' }, fields: { associateId: 'A-1' } },
  });
  await guest.send('POST', '/cart/v2/items', { actions: [{ action: 'addLineItem', sku: 'SH-200-CP', quantity: 50 }] });
  await guest.send('GET', '/customer/me');
  await shopperWith(gateway, 'forged', '').send('GET', '/cart/active');
  await guest.send('POST', '/cart/v2/items', { text: 'x'.repeat(300_000) });
  for (let turn = 0; turn < 31; turn++) await guest.send('POST', '/customer/lookup', { email });
  await trade.send('POST', '/membership/assign/persona', { persona: 'FAF', code: 'FRIENDS-2030' });
  await idp.signIn('company@example.com', 'Wrong!Basin2030');
  await idp.signIn('company@example.com', demoPassword);
  for (let turn = 0; turn < 11; turn++) await idp.signIn('nobody@example.com', 'Wrong!Basin2030');
  await idp.post('/api/v1/authn/recovery/password', { username: 'company@example.com', factorType: 'EMAIL' });
  await idp.post('/api/v1/authn/recovery/unlock', { username: 'company@example.com', factorType: 'EMAIL' });
  await idp.revoke('nothing');
  await payWithErrors();
  const events = new Set(lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []));
  expect([...events].sort()).toEqual(expect.arrayContaining(expected));
});

const payWithErrors = async () => {
  const guest = await createShopper(gateway);
  await guest.createCart();
  await guest.change([
    { action: 'addLineItem', sku: 'TL-300-GY' },
    { action: 'setShippingAddress', address },
  ]);
  const { body } = await guest.send('POST', '/checkout/v2/assign/shipmentfromcart', {
    cartId: (await guest.cart()).id,
  });
  const { cart } = body as { cart: Parameters<typeof cardPayment>[0] };
  await guest.send('POST', '/checkout/payment', cardPayment(cart, 'no-token'), newKey());
  const paid = { ...cardPayment(cart, await cardToken(gateway)), amount: { centAmount: 1, currencyCode: 'USD' } };
  await guest.send('POST', '/checkout/payment', paid, newKey());
  const again = await guest.cart();
  const key = newKey();
  const payment = cardPayment(again, await cardToken(gateway));
  await guest.send('POST', '/checkout/payment', payment, key);
  await guest.send('POST', '/checkout/payment', payment, key);
  await guest.send('POST', '/checkout/payment', { ...payment, version: 99 }, key);
};

const expected = [
  ...[
    'access-denied',
    'answer-replayed',
    'associate-call',
    'associate-claimed',
    'body-too-long',
    'group-claimed',
    'group-joined',
  ],
  ...['key-of-another-request', 'out-of-stock', 'payment-declined', 'price-changed', 'rate-limited', 'recovery-asked'],
  ...[
    'sign-in',
    'sign-in-locked',
    'sign-in-refused',
    'token-refused',
    'token-revoked',
    'unlock-asked',
    'version-conflict',
  ],
];
