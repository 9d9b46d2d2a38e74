import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { identityCaller } from '../identity/testing.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper, shopperWith } from '../../testing/shopper.ts';

const gateway = await testGateway();
const idp = identityCaller(gateway.identity);
beforeEach(async () => {
  for (const table of ['seedings', 'customers', 'attempts', 'outbox'] as const)
    await gateway.db.deleteFrom(table).execute();
  await seedAccounts(gateway.db);
});
afterAll(() => gateway.close());

async function shopper(email: string) {
  const { tokens, cookie } = await idp.tokensFor(email, demoPassword);
  const call = async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = new Request(`http://gateway.test/customer${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await gateway.fetch(request);
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  const change = (path: string, version: number, ...actions: object[]) => call('POST', path, { version, actions });
  return { call, change, tokens, cookie };
}

const cabin = {
  country: 'US',
  postalCode: '54521',
  streetName: 'Pine Road',
  key: 'cabin',
  custom: { fields: { label: 'Cabin' } },
};

test('GW-008 one request can add an address and make it the default', async () => {
  const { change } = await shopper('homeowner@example.com');
  const { status, body } = await change(
    '/address',
    1,
    { action: 'addAddress', address: cabin },
    { action: 'setDefaultShippingAddress', addressKey: 'cabin' },
  );
  const added = (body.addresses as { id: string; custom?: object }[]).at(-1);
  expect([status, body.version, body.defaultShippingAddressId]).toEqual([200, 2, added?.id]);
  expect(added).toMatchObject({ postalCode: '54521', custom: { fields: { label: 'Cabin' } } });
});

test('GW-008 the response to an address removal contains profileDetail', async () => {
  const { change } = await shopper('homeowner@example.com');
  const { body } = await change('/address', 1, { action: 'removeAddress', addressId: 'address-home' });
  expect(body).toMatchObject({ profileDetail: { version: 2, addresses: [] } });
});

test('GW-008 all changes of a request are applied, or none', async () => {
  const { change, call } = await shopper('homeowner@example.com');
  const { status } = await change(
    '/address',
    1,
    { action: 'addAddress', address: cabin },
    { action: 'removeAddress', addressId: 'unknown' },
  );
  expect(status).toBe(400);
  expect((await call('GET', '/me')).body).toMatchObject({ version: 1, addresses: [{ id: 'address-home' }] });
});

test('GW-008 a stale version is a conflict with the current version, and only one of many concurrent changes succeeds', async () => {
  const { change } = await shopper('homeowner@example.com');
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => change('/address', 1, { action: 'addAddress', address: cabin })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { body } = await change('/address', 1, { action: 'addAddress', address: cabin });
  expect(body).toMatchObject({ statusCode: 409, errors: [{ code: 'ConcurrentModification', currentVersion: 2 }] });
});

test('GW-008 an address with an invalid postal code is rejected with an error message', async () => {
  const { change } = await shopper('homeowner@example.com');
  const { status, body } = await change('/address', 1, {
    action: 'addAddress',
    address: { ...cabin, postalCode: 'nowhere' },
  });
  expect([status, Object.keys(body)]).toEqual([400, ['error']]);
});

test('GW-008 trade customers can change company and profile address, others only their names', async () => {
  const trade = await shopper('trade@example.com');
  const { body } = await trade.change(
    '/profile',
    1,
    { action: 'setCompanyName', companyName: 'Roe Builders' },
    { action: 'changeAddress', addressId: 'address-office', address: { country: 'US', postalCode: '10001' } },
  );
  expect(body).toMatchObject({ version: 2, companyName: 'Roe Builders', postalCode: '10001' });
  const friend = await shopper('friends@example.com');
  expect((await friend.change('/profile', 1, { action: 'setCompanyName', companyName: 'Sly' })).status).toBe(403);
  expect((await friend.change('/profile', 1, { action: 'setFirstName', firstName: 'Ann' })).body.firstName).toBe('Ann');
});

test('GW-008 customers cannot give themselves memberships', async () => {
  const { change } = await shopper('homeowner@example.com');
  for (const action of [
    { action: 'setCustomField', name: 'persona', value: 'KOUS:TVS' },
    { action: 'setCustomerGroup', customerGroup: { key: 'TVS' } },
  ]) {
    expect((await change('/profile', 1, action)).status).toBe(400);
  }
});

test('GW-008 SDK-162 changing the password requires the current one and ends every session', async () => {
  const { call, tokens, cookie } = await shopper('homeowner@example.com');
  const newPassword = 'Fresh!Water2031';
  const stale = { currentPassword: demoPassword, newPassword, version: 7 };
  expect((await call('POST', '/change_password', stale)).status).toBe(409);
  const wrong = await call('POST', '/change_password', { currentPassword: 'Wrong!Basin2030', newPassword });
  expect(wrong.body).toMatchObject({ statusCode: 400, errors: [{ code: 'InvalidCurrentPassword' }] });
  const weak = await call('POST', '/change_password', { currentPassword: demoPassword, newPassword: 'weak' });
  expect([weak.status, weak.body.errorCode]).toEqual([403, 'E0000014']);
  const changed = await call('POST', '/change_password', { ...stale, version: 1 });
  expect([changed.status, changed.body]).toEqual([200, { success: true }]);
  expect((await call('GET', '/me')).status).toBe(401);
  expect((await idp.refresh(tokens.refresh_token)).status).toBe(400);
  expect((await idp.send('/api/v1/sessions/me', { headers: { cookie } })).status).toBe(404);
  expect((await idp.signIn('homeowner@example.com', newPassword)).body.status).toBe('SUCCESS');
});

test('GW-008 SDK-162 a guest cannot change a password or delete an account', async () => {
  const guest = await createShopper(gateway);
  const passwords = { currentPassword: demoPassword, newPassword: 'Fresh!Water2031' };
  const required = { status: 403, body: { message: 'A signed-in customer is required.' } };
  expect(await guest.send('POST', '/customer/change_password', passwords)).toMatchObject(required);
  expect(await guest.send('DELETE', '/customer/account?version=1')).toMatchObject(required);
});

test('GW-008 guessing the current password is rate-limited', async () => {
  const { call } = await shopper('homeowner@example.com');
  const guess = (currentPassword: string) =>
    call('POST', '/change_password', { currentPassword, newPassword: 'Fresh!Water2031' });
  for (let count = 0; count < 10; count++) await guess('Wrong!Basin2030');
  expect((await guess(demoPassword)).status).toBe(400);
  gateway.pass(900_000);
  expect((await guess(demoPassword)).status).toBe(200);
});

test('GW-008 SDK-189 deleting an account deletes its tokens, sessions, addresses, e-mails and open cart', async () => {
  const { call, tokens, cookie } = await shopper('trade@example.com');
  const authorization = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
  const cart = JSON.stringify({ currency: 'USD', taxMode: 'ExternalAmount', customerEmail: 'trade@example.com' });
  await gateway.fetch(
    new Request('http://gateway.test/cart/create', { method: 'POST', headers: authorization, body: cart }),
  );
  await idp.post('/api/v1/authn/recovery/password', { username: 'trade@example.com', factorType: 'EMAIL' });
  const { body: customer } = await call('GET', '/me');
  const traces = ['trade@example.com', 'Trudy', 'Foundry Avenue', String(customer.id)];
  const before = await allRows();
  for (const trace of traces) expect(before, trace).toContain(trace); // control: the stored data contains the traces

  expect((await call('DELETE', '/account?version=7')).status).toBe(409);
  expect((await call('DELETE', '/account?version=1')).status).toBe(204);
  const after = await allRows();
  for (const trace of traces) expect(after, trace).not.toContain(trace);
  expect((await call('GET', '/me')).status).toBe(401);
  expect((await idp.refresh(tokens.refresh_token)).status).toBe(400);
  expect((await idp.send('/api/v1/sessions/me', { headers: { cookie } })).status).toBe(404);
  expect((await idp.signIn('trade@example.com', demoPassword)).status).toBe(401);
});

/** Returns all rows of all tables as JSON. */
async function allRows(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(gateway.db);
  const texts = tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(gateway.db)).rows);
  return JSON.stringify(await Promise.all(texts));
}

describe('a changed e-mail address', () => {
  const email = 'moved@example.org';
  const change = { action: 'changeEmail', email: 'Moved@Example.org', currentPassword: demoPassword };
  const homeowner = () => shopper('homeowner@example.com');
  const mails = () => gateway.db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').execute();
  /** The open cart of a signed-in customer. */
  const cartsOf = (token: string) => {
    const { createCart, send } = shopperWith(gateway, token, '');
    const setEmail = (address: string) =>
      send('POST', '/cart/v2/items', { actions: [{ action: 'setCustomerEmail', email: address }] });
    return { createCart, setEmail, cart: async () => (await send('GET', '/cart/active')).body };
  };
  const linkTo = async (recipient: string) => {
    const mail = (await mails()).find((each) => each.recipient === recipient && each.kind === 'emailConfirmation');
    return { action: 'confirmEmail', token: mail?.token };
  };

  test('a requested e-mail address is unused until its link confirms it, and the present address is notified', async () => {
    const { change: send, call } = await homeowner();
    const requested = { version: 2, email: 'homeowner@example.com', pendingEmail: email };
    expect((await send('/profile', 1, change)).body).toMatchObject(requested);
    expect((await call('GET', '/me')).body).toMatchObject(requested);
    expect((await idp.signIn(email, demoPassword)).status).toBe(401);
    expect((await mails()).map(({ recipient, kind }) => [kind, recipient]).sort()).toEqual([
      ['emailConfirmation', email],
      ['emailRequested', 'homeowner@example.com'],
    ]);
  });

  test('the link changes the e-mail address once, keeps the sessions and notifies the earlier address', async () => {
    const { change: send, call } = await homeowner();
    await send('/profile', 1, change);
    const link = await linkTo(email);
    expect((await send('/profile', 2, link)).body).toMatchObject({ version: 3, email });
    const { body } = await call('GET', '/me');
    expect([body.email, body.pendingEmail]).toEqual([email, undefined]);
    expect((await (await shopper(email)).call('GET', '/me')).body).toMatchObject({ email, firstName: 'Homer' });
    expect((await idp.signIn('homeowner@example.com', demoPassword)).status).toBe(401);
    expect((await mails()).find(({ kind }) => kind === 'emailChanged')?.recipient).toBe('homeowner@example.com');
    expect((await send('/profile', 3, link)).status).toBe(400);
  });

  test('the open cart has the new e-mail address, unless the customer entered another one in the checkout', async () => {
    const { change: send, tokens } = await homeowner();
    const { cart, createCart, setEmail } = cartsOf(tokens.access_token);
    await createCart();
    await send('/profile', 1, change);
    await send('/profile', 2, await linkTo(email));
    expect(await cart()).toMatchObject({ version: 2, customerEmail: email });
    await setEmail('office@example.org');
    await send('/profile', 3, { ...change, email: 'again@example.org' });
    await send('/profile', 4, await linkTo('again@example.org'));
    expect(await cart()).toMatchObject({ version: 3, customerEmail: 'office@example.org' });
  });

  test('a password link that was sent to the earlier address does not work after the change', async () => {
    const { change: send } = await homeowner();
    await idp.post('/api/v1/authn/recovery/password', { username: 'homeowner@example.com', factorType: 'EMAIL' });
    const recoveryToken = (await mails()).find(({ kind }) => kind === 'recovery')?.token;
    await send('/profile', 1, change);
    await send('/profile', 2, await linkTo(email));
    expect((await idp.post('/api/v1/authn/recovery/token', { recoveryToken })).status).toBe(403);
  });

  test('a link does not change the e-mail address of another account', async () => {
    await (await homeowner()).change('/profile', 1, change);
    const friend = await shopper('friends@example.com');
    expect((await friend.change('/profile', 1, await linkTo(email))).status).toBe(400);
    expect((await friend.call('GET', '/me')).body).toMatchObject({ email: 'friends@example.com' });
  });

  test('a link expires after a day', async () => {
    await (await homeowner()).change('/profile', 1, change);
    const link = await linkTo(email);
    gateway.pass(86_400_000);
    const { change: send, call } = await homeowner();
    expect((await send('/profile', 2, link)).status).toBe(400);
    expect((await call('GET', '/me')).body.pendingEmail).toBeUndefined();
  });

  test.each([
    ['is cancelled', { action: 'cancelEmailChange' }],
    ['is replaced by another', { ...change, email: 'other@example.org' }],
  ])('a link stops working when the request %s', async (_name, next) => {
    const { change: send, call } = await homeowner();
    await send('/profile', 1, change);
    const link = await linkTo(email);
    expect((await send('/profile', 2, next)).status).toBe(200);
    expect((await send('/profile', 3, link)).status).toBe(400);
    expect((await call('GET', '/me')).body).toMatchObject({ email: 'homeowner@example.com' });
  });

  test('a link stops working when the password is changed', async () => {
    const { change: send, call } = await homeowner();
    await send('/profile', 1, change);
    await call('POST', '/change_password', { currentPassword: demoPassword, newPassword: 'Fresh!Water2031' });
    const { tokens } = await idp.tokensFor('homeowner@example.com', 'Fresh!Water2031');
    const request = new Request('http://gateway.test/customer/me', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await (await gateway.fetch(request)).json()).not.toHaveProperty('pendingEmail');
  });

  test('a link can be sent again, at most five links in 15 minutes', async () => {
    const { change: send } = await homeowner();
    await send('/profile', 1, change);
    for (let version = 2; version < 6; version++)
      expect((await send('/profile', version, { action: 'resendEmailLink' })).status).toBe(200);
    expect((await send('/profile', 6, { action: 'resendEmailLink' })).status).toBe(429);
    const links = (await mails()).filter(({ kind }) => kind === 'emailConfirmation');
    expect(links.map(({ recipient }) => recipient)).toEqual(Array(5).fill(email));
    expect((await send('/profile', 6, { action: 'confirmEmail', token: links[4]?.token })).body).toMatchObject({
      email,
    });
  });

  test('an address that another account has taken in the meantime cannot be confirmed', async () => {
    const { change: send, call } = await homeowner();
    await send('/profile', 1, change);
    await gateway.db.updateTable('accounts').set({ login: email }).where('login', '=', 'friends@example.com').execute();
    const { status, body } = await send('/profile', 2, await linkTo(email));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('DuplicateField')]);
    expect((await call('GET', '/me')).body).toMatchObject({ version: 2, email: 'homeowner@example.com' });
  });

  test('GW-008 deleting an account deletes the e-mails about its requested address', async () => {
    const { change: send, call } = await homeowner();
    await send('/profile', 1, change);
    expect(await allRows()).toContain(email);
    expect((await call('DELETE', '/account?version=2')).status).toBe(204);
    expect(await allRows()).not.toContain(email);
  });

  test.each([
    ['without the password', 1, [{ ...change, currentPassword: 'wrong' }], 400, 'InvalidCurrentPassword'],
    ['to that of another account', 1, [{ ...change, email: 'trade@example.com' }], 400, 'DuplicateField'],
    ['to the present one', 1, [{ ...change, email: 'HomeOwner@example.com' }], 400, 'InvalidOperation'],
    ['to an invalid address', 1, [{ ...change, email: 'no one@example.org' }], 400, 'InvalidField'],
    ['together with another change', 1, [change, { action: 'setFirstName', firstName: 'Al' }], 400, 'InvalidOperation'],
    ['with a forged link', 1, [{ action: 'confirmEmail', token: 'x'.repeat(43) }], 400, 'InvalidOperation'],
    ['without a request to send again', 1, [{ action: 'resendEmailLink' }], 400, 'InvalidOperation'],
    ['with a stale version', 0, [change], 409, 'ConcurrentModification'],
  ])('changing the e-mail address %s is rejected', async (_name, version, actions, status, code) => {
    const { call } = await homeowner();
    const response = await call('POST', '/profile', { version, actions });
    expect([response.status, JSON.stringify(response.body)]).toEqual([status, expect.stringContaining(code)]);
    const { body } = await call('GET', '/me');
    expect(body).toMatchObject({ version: 1, email: 'homeowner@example.com' });
    expect(body.pendingEmail).toBeUndefined();
    expect(await mails()).toEqual([]);
  });
});

test('GW-008 opening and deleting an account again and again sends its address five welcome e-mails in a quarter of an hour', async () => {
  const email = 'ada@example.com';
  const account = { email, firstName: 'Ada', lastName: 'Byron', accountType: 'homeowner', locale: 'en' };
  let sent = 0;
  for (let count = 0; count < 7; count++) {
    const guest = await createShopper(gateway);
    await guest.send('POST', '/customer/signup', { ...account, password: demoPassword });
    sent += (await gateway.db.selectFrom('outbox').where('recipient', '=', email).select('id').execute()).length;
    expect((await (await shopper(email)).call('DELETE', '/account')).status).toBe(204);
  }
  expect(sent).toBe(5);
});
