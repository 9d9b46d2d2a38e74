import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireRecord } from '../../../sdk/src/contract/testing/differences.ts';
import { wireRecords } from '../../../sdk/src/contract/testing/wire-records.ts';
import { patience } from '../../../../scripts/stress/sizes.ts';
import { newKey } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { shopperWith, type Shopper } from '../shopper.ts';
import { withoutOwners } from '../without-owners.ts';
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

/** An associate serves customers: only guests' things are foreign to them. */
const mayUse = (outsider: string, owner: string): boolean => outsider === 'an associate' && owner === 'a customer';

/** Every outsider tries everything of every owner; what told them more than a miss. */
async function leaksOf(
  gateway: TestGateway,
  isTried: (request: ForeignRequest) => boolean = () => true,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name: owner, belongings } of household.owners)
    for (const { name, shopper } of household.outsiders.filter((each) => !mayUse(each.name, owner)))
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
  'to eight outsiders what someone has is byte for byte what no one has, and nothing of it changes',
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

const outsiderNamed = (name: string): Shopper =>
  household.outsiders.find((each) => each.name === name)?.shopper ?? shopperWith(household.gateway, '', '');
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

// by the wire records and not by the contract, which the gateway itself reads
describe('the caller that a wire record requires', () => {
  const gatewayCalls = Object.entries(wireRecords).filter(([, { system }]) => system === 'gateway');
  const signed = gatewayCalls.filter(([, { auth }]) => auth !== 'none');

  async function answerTo(
    name: string,
    { method, examples }: WireRecord,
  ): Promise<{ status: number; message?: string }> {
    const { path, query } = examples[0]?.request ?? expect.unreachable();
    const search = Object.entries(query).flatMap(([key, values]) => [values].flat().map((value) => [key, value]));
    const { token } = outsiderNamed(name);
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const url = `http://gateway.test${path}?${new URLSearchParams(search).toString()}`;
    const response = await household.gateway.fetch(new Request(url, { method, headers }));
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    return { status: response.status, ...(message !== undefined && { message }) };
  }

  const answers = async (name: string, calls: typeof signed) => {
    const all: [string, { status: number; message?: string }][] = [];
    for (const [call, record] of calls) all.push([call, await answerTo(name, record)]);
    return all;
  };

  test('GW-020 a call without a valid token is answered with 401', patience, async () => {
    const all401 = (calls: typeof signed, message: string) => calls.map(([call]) => [call, { status: 401, message }]);
    expect(await answers('nobody', signed)).toEqual(all401(signed, 'JWT not present.'));
    // call 2 exists to say that a token is not valid, so it answers with 200
    const others = signed.filter(([call]) => call !== 'session.validateToken');
    for (const name of ['a forger', 'who comes too late'])
      expect(await answers(name, others)).toEqual(all401(others, 'Invalid JWT.'));
  });

  test('GW-020 a guest is answered with 403 by every call for customers, and by no other', patience, async () => {
    const refused = (await answers('another guest', gatewayCalls)).filter(([, { status }]) =>
      [401, 403].includes(status),
    );
    const forCustomers = signed.filter(([, { auth }]) => auth === 'customer').map(([call]) => call);
    expect(forCustomers.length).toBeGreaterThan(10);
    expect(refused.map(([call, { status }]) => [call, status])).toEqual(forCustomers.map((call) => [call, 403]));
  });
});

describe('who would be more than they are', () => {
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
      const shopper = outsiderNamed(name);
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

  test('control: the trade has its group and its associate their tag', async () => {
    const trade = outsiderNamed('the trade');
    const associate = outsiderNamed('an associate');
    expect((await trade.createCart()).customerGroup.obj.key).toBe('TVS');
    expect((await associate.createCart()).custom.fields).toMatchObject({ orderType: 'ISC', associateId: 'A-1001' });
  });
});
