import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../scripts/stress/sizes.ts';
import { newKey } from '../testing/checkout.ts';
import { testGateway, type TestGateway } from '../testing/gateway.ts';
import { shopperWith, type Shopper } from '../testing/shopper.ts';
import { withoutOwners } from '../testing/without-owners.ts';
import { callsByName, foreignRequests, ownOrPublic, type ForeignRequest } from './foreign-requests.ts';
import { CANARY, openHousehold, type Belongings, type Household } from './principals.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let household: Household;
beforeAll(async () => {
  household = await openHousehold();
}, patience.timeout);
afterAll(() => household.gateway.close());

/** The same ids, of the same length, that no one has. */
const noOnes = (theirs: Belongings): Belongings =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[\da-f]/g, '0').replaceAll(/[A-Z1-9]/g, 'Z') : (value as number),
    ]),
  ) as unknown as Belongings;

/** What comes back, byte for byte but for the id of the request. */
async function bytesOf(
  gateway: TestGateway,
  { token }: Shopper,
  { method, path, body }: ForeignRequest,
  key: Record<string, string>,
): Promise<string> {
  const headers = {
    ...key,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const response = await gateway.fetch(
    new Request(`http://gateway.test${path}`, { method, headers, body: body ? JSON.stringify(body) : null }),
  );
  const told = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([response.status, told, await response.text()]);
}

/** Each request for what someone has, with the same one for what no one has. */
const pairsOf = (theirs: Belongings): [ForeignRequest, ForeignRequest][] => {
  const misses = foreignRequests(noOnes(theirs));
  return foreignRequests(theirs).map((request, index) => [request, misses[index] ?? request]);
};

/** An associate serves customers: only guests' things are foreign to him. */
const mayUse = (stranger: string, owner: string): boolean => stranger === 'an associate' && owner === 'a customer';

/** Every stranger tries everything of every owner; what told him more than a miss. */
async function leaksOf(
  gateway: TestGateway,
  isTried: (request: ForeignRequest) => boolean = () => true,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name: owner, belongings } of household.owners)
    for (const { name, shopper } of household.strangers.filter((each) => !mayUse(each.name, owner)))
      for (const [request, missing] of pairsOf(belongings)) {
        if (!isTried(request)) continue;
        const [theirs, none] = [
          await bytesOf(gateway, shopper, request, newKey()),
          await bytesOf(gateway, shopper, missing, newKey()),
        ];
        if (withoutIds(theirs, belongings) !== withoutIds(none, noOnes(belongings)) || theirs.includes(CANARY))
          leaks.push(`${name} asks ${request.call} of ${owner}: ${theirs.slice(0, 160)} and not ${none.slice(0, 160)}`);
      }
  return leaks;
}

const withoutIds = (text: string, ids: Belongings): string =>
  Object.values(ids)
    .filter((id) => typeof id === 'string' && id !== '')
    .reduce<string>((rest, id) => rest.replaceAll(String(id), 'id'), text);

const everything = ({ db }: TestGateway) =>
  Promise.all(
    (['carts', 'orders', 'payments', 'customers', 'shared_carts'] as const).map((table) =>
      db.selectFrom(table).selectAll().orderBy('id').execute(),
    ),
  );

test(
  'to eight strangers what someone has is byte for byte what no one has, and nothing of it changes',
  patience,
  async () => {
    await watchInvariants(household.gateway.db);
    const before = await everything(household.gateway);
    expect(await leaksOf(household.gateway)).toEqual([]);
    expect(await everything(household.gateway)).toEqual(before);
    const broken = await brokenInvariants(household.gateway.db);
    // carts and orders were there before the watch began
    expect(broken.filter(({ invariant }) => !/^(a cart has every version|what is sold)/.test(invariant))).toEqual([]);
  },
);

test('control: when no query asks whose a row is, looking alone shows it', patience, async () => {
  const { gateway, keys } = household;
  const blind = await testGateway({ database: gateway.db.withPlugin(withoutOwners), keys, now: gateway.now });
  const leaks = await leaksOf(blind, ({ method }) => method === 'GET');
  expect(leaks.join('\n')).toMatch(/another guest asks cart\.get of a customer/);
  expect(leaks.join('\n')).toMatch(/another customer asks orders\.query of a guest/);
});

const strangerNamed = (name: string): Shopper =>
  household.strangers.find((each) => each.name === name)?.shopper ?? shopperWith(household.gateway, '', '');
function belongingsOf(name: string): Belongings {
  const owner = household.owners.find((each) => each.name === name);
  if (!owner) throw new RangeError(`there is no owner called ${name}`);
  return owner.belongings;
}

test('every call either names something of someone, and is tried here, or is known to name nothing', () => {
  const tried = new Set(foreignRequests(belongingsOf('a guest')).map(({ call }) => call));
  const unclassified = [...callsByName.keys()].filter(
    (name) => !tried.has(name) && !ownOrPublic.includes(name) && !ownOrPublic.includes(name.split('.')[0] ?? ''),
  );
  expect(unclassified).toEqual([]);
});

describe('who may call at all', () => {
  const gatewayCalls = [...callsByName].filter(
    ([name, { system }]) => system === 'gateway' && name !== 'session.validateToken',
  );
  const signed = gatewayCalls.filter(([, { auth }]) => auth === 'guest' || auth === 'customer');
  const ask = async (name: string, { method, path }: { method: string; path: string }) => {
    const response = await household.gateway.fetch(
      new Request(`http://gateway.test${path.replaceAll(/\{\w+\}/g, 'x')}`, {
        method,
        headers: { ...(strangerNamed(name).token && { Authorization: `Bearer ${strangerNamed(name).token}` }) },
      }),
    );
    return { status: response.status, body: (await response.json()) as { message: string } };
  };

  const served = async ([, call]: (typeof signed)[number]) =>
    (await ask('another guest', call)).body.message !== 'Resource not found';

  test('GW-020 who has no good token is told that, whatever he asks', patience, async () => {
    for (const named of signed) {
      if (!(await served(named))) continue;
      const told = async (name: string) => [name, named[0], (await ask(name, named[1])).body];
      const refusal = (message: string) => ({ statusCode: 401, message });
      expect(await told('nobody')).toEqual(['nobody', named[0], refusal('JWT not present.')]);
      for (const name of ['a forger', 'who comes too late'])
        expect(await told(name)).toEqual([name, named[0], refusal('Invalid JWT.')]);
    }
  });

  test('GW-020 a guest is told what is for customers', async () => {
    const forCustomers = signed.filter(([, { auth }]) => auth === 'customer');
    expect(forCustomers.length).toBeGreaterThan(10);
    for (const named of forCustomers) {
      if (await served(named))
        expect([named[0], (await ask('another guest', named[1])).status]).toEqual([named[0], 403]);
    }
  });
});

describe('who would be more than he is', () => {
  const groups = ['TVS', 'FAF', 'CAS'];
  const custom = (fields: object) => ({ type: { typeId: 'type', key: 'cart' }, fields });
  const attempts = groups.flatMap((key) => [
    {
      method: 'POST',
      path: '/cart/create',
      body: { currency: 'USD', taxMode: 'ExternalAmount', customerGroup: { typeId: 'customer-group', key } },
    },
    {
      method: 'POST',
      path: '/cart/v2/items',
      body: { actions: [{ action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key } }] },
    },
    {
      method: 'POST',
      path: '/cart/v2/items',
      body: {
        actions: [
          {
            action: 'setCustomerGroup',
            customerGroup: { typeId: 'customer-group', id: `customer-group-${key.toLowerCase()}` },
          },
        ],
      },
    },
    { method: 'POST', path: '/membership/assign/persona', body: { persona: key } },
    { method: 'POST', path: '/membership/assign/persona', body: { persona: key, code: 'GUESS-2030' } },
    { method: 'GET', path: `/search/listing?persona=${key}&q=basin` },
    {
      method: 'GET',
      path: '/search/listing?q=basin',
      headers: { persona: key, 'x-persona': key, 'customer-group': key },
    },
  ]);
  const newcomer = {
    email: 'k@example.com',
    password: 'Soak!Basin2030',
    firstName: 'K',
    lastName: 'K',
    accountType: 'homeowner',
    locale: 'en',
  };
  const associates = [
    {
      method: 'POST',
      path: '/cart/create',
      body: { currency: 'USD', taxMode: 'ExternalAmount', custom: custom({ orderType: 'ISC' }) },
    },
    {
      method: 'POST',
      path: '/cart/create',
      body: { currency: 'USD', taxMode: 'ExternalAmount', custom: custom({ associateId: 'A-1001' }) },
    },
    {
      method: 'POST',
      path: '/cart/v2/items',
      body: { actions: [{ action: 'setCustomType', ...custom({ orderType: 'ISC', associateId: 'A-1001' }) }] },
    },
    { method: 'POST', path: '/membership/associate/entry', body: { email: 'a@example.com', code: 'GUESS' } },
    { method: 'GET', path: '/cart/active', headers: { koc: 'A-1001', 'x-koc': 'A-1001' } },
    {
      method: 'POST',
      path: '/customer/profile',
      body: { version: 1, actions: [{ action: 'setPersona', persona: 'TVS' }] },
    },
    {
      method: 'POST',
      path: '/customer/profile',
      body: { version: 1, koc: 'A-1001', actions: [{ action: 'setFirstName', firstName: 'A' }] },
    },
    {
      method: 'POST',
      path: '/customer/signup',
      body: {
        ...newcomer,
        persona: ['KOUS:TVS'],
      },
    },
    {
      method: 'POST',
      path: '/customer/signup',
      body: {
        ...newcomer,
        koc: 'A-1001',
      },
    },
  ];

  test.each(['another guest', 'another customer'])(
    'thirty ways do not make %s one of a group or an associate',
    async (name) => {
      const { gateway } = household;
      const shopper = strangerNamed(name);
      const rows = () =>
        Promise.all([gateway.db.selectFrom('customers').select(['id', 'persona', 'koc']).orderBy('id').execute()]);
      const before = await rows();
      await shopper.createCart();
      for (const { method, path, body, headers } of [...attempts, ...associates] as {
        method: string;
        path: string;
        body?: object;
        headers?: Record<string, string>;
      }[]) {
        const answer = await shopper.send(method, path, body, headers);
        const text = JSON.stringify(answer.body);
        const cart = await shopper.cart();
        expect([name === 'another customer' ? 'FAF' : 'GST', 'GST']).toContain(cart.customerGroup.obj.key);
        expect(cart.custom.fields).toEqual({});
        expect(text).not.toMatch(/"orderType":"ISC"|"associateId":"A-1001"/);
        expect(text).not.toMatch(/TVS_price|tvsPrice/);
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('control: the trade has its group and its associate his tag', async () => {
    const trade = strangerNamed('the trade');
    const associate = strangerNamed('an associate');
    expect((await trade.createCart()).customerGroup.obj.key).toBe('TVS');
    expect((await associate.createCart()).custom.fields).toMatchObject({ orderType: 'ISC', associateId: 'A-1001' });
  });
});
