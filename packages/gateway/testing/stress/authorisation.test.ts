import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireRecord } from '../../../sdk/src/contract/testing/differences.ts';
import { wireRecords } from '../../../sdk/src/contract/testing/wire-records.ts';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { newKey } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { shopperWith, type Shopper } from '../shopper.ts';
import { withoutOwners } from '../without-owners.ts';
import { callsByName, callsWithoutIds, foreignRequests, type ForeignRequest } from './foreign-requests.ts';
import { canary, createPrincipals, type OwnedResources, type TestPrincipals } from './principals.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let principals: TestPrincipals;
beforeAll(async () => {
  principals = await createPrincipals();
}, stressTimeout.timeout);
afterAll(() => principals.gateway.close());

/** Unknown ids in the format of the given ones. */
const unknownIds = (theirs: OwnedResources): OwnedResources =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[\da-f]/g, '0').replaceAll(/[A-Z1-9]/g, 'Z') : (value as number),
    ]),
  ) as unknown as OwnedResources;

/** The response as text, byte for byte except for the request id. */
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
  const visibleHeaders = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([response.status, visibleHeaders, await response.text()]);
}

/** Pairs each request for an existing record with the same request for a missing one. */
const pairsOf = (theirs: OwnedResources): [ForeignRequest, ForeignRequest][] => {
  const misses = foreignRequests(unknownIds(theirs));
  return foreignRequests(theirs).map((request, index) => [request, misses[index] ?? request]);
};

/** An associate serves customers, so only the records of guests are foreign to them. */
const hasAccess = (outsider: string, owner: string): boolean => outsider === 'an associate' && owner === 'a customer';

/** Sends every request of every outsider for every owner's records. Returns the responses that differ from a miss. */
async function leaksOf(
  gateway: TestGateway,
  isTried: (request: ForeignRequest) => boolean = () => true,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name: owner, resources } of principals.owners)
    for (const { name, shopper } of principals.outsiders.filter((each) => !hasAccess(each.name, owner)))
      for (const [request, missing] of pairsOf(resources)) {
        if (!isTried(request)) continue;
        const [theirs, none] = [
          await bytesOf(gateway, shopper, request, newKey()),
          await bytesOf(gateway, shopper, missing, newKey()),
        ];
        if (withoutIds(theirs, resources) !== withoutIds(none, unknownIds(resources)) || theirs.includes(canary))
          leaks.push(
            `${name} calls ${request.call} on ${owner}: ${theirs.slice(0, 160)} instead of ${none.slice(0, 160)}`,
          );
      }
  return leaks;
}

const withoutIds = (text: string, ids: OwnedResources): string =>
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
  'to eight outsiders an existing record is byte for byte like a missing one, and their requests change nothing',
  stressTimeout,
  async () => {
    await watchInvariants(principals.gateway.db);
    const before = await everything(principals.gateway);
    expect(await leaksOf(principals.gateway)).toEqual([]);
    expect(await everything(principals.gateway)).toEqual(before);
    const broken = await brokenInvariants(principals.gateway.db);
    // carts and orders were created before the watch began
    expect(broken.filter(({ invariant }) => !/^(a cart has every version|units sold)/.test(invariant))).toEqual([]);
  },
);

test(
  'control: the suite detects reads of other shoppers’ records when no query checks the owner',
  stressTimeout,
  async () => {
    const { gateway, keys } = principals;
    const blind = await testGateway({ database: gateway.db.withPlugin(withoutOwners), keys, now: gateway.now });
    const leaks = await leaksOf(blind, ({ method }) => method === 'GET');
    expect(leaks.join('\n')).toMatch(/another guest calls cart\.get on a customer/);
    expect(leaks.join('\n')).toMatch(/another customer calls orders\.query on a guest/);
  },
);

const outsiderNamed = (name: string): Shopper =>
  principals.outsiders.find((each) => each.name === name)?.shopper ?? shopperWith(principals.gateway, '', '');
function resourcesOf(name: string): OwnedResources {
  const owner = principals.owners.find((each) => each.name === name);
  if (!owner) throw new RangeError(`unknown owner ${name}`);
  return owner.resources;
}

test('every call with the id of a shopper’s record in its input is tried by outsiders', () => {
  const tried = new Set(foreignRequests(resourcesOf('a guest')).map(({ call }) => call));
  const unclassified = [...callsByName.keys()].filter(
    (name) =>
      !tried.has(name) && !callsWithoutIds.includes(name) && !callsWithoutIds.includes(name.split('.')[0] ?? ''),
  );
  expect(unclassified).toEqual([]);
});

// compared with the wire records, since the gateway itself uses the contract
describe('authentication in the wire records', () => {
  const gatewayCalls = Object.entries(wireRecords).filter(([, { system }]) => system === 'gateway');
  const signed = gatewayCalls.filter(([, { auth }]) => auth !== 'none');

  async function replyTo(
    name: string,
    { method, examples }: WireRecord,
  ): Promise<{ status: number; message?: string }> {
    const { path, query } = examples[0]?.request ?? expect.unreachable();
    const search = Object.entries(query).flatMap(([key, values]) => [values].flat().map((value) => [key, value]));
    const { token } = outsiderNamed(name);
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const url = `http://gateway.test${path}?${new URLSearchParams(search).toString()}`;
    const response = await principals.gateway.fetch(new Request(url, { method, headers }));
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    return { status: response.status, ...(message !== undefined && { message }) };
  }

  const repliesTo = async (name: string, calls: typeof signed) => {
    const all: [string, { status: number; message?: string }][] = [];
    for (const [call, record] of calls) all.push([call, await replyTo(name, record)]);
    return all;
  };

  test('GW-020 a call without a valid token returns 401', stressTimeout, async () => {
    const all401 = (calls: typeof signed, message: string) => calls.map(([call]) => [call, { status: 401, message }]);
    expect(await repliesTo('nobody', signed)).toEqual(all401(signed, 'JWT not present.'));
    // call 2 reports whether a token is valid, so it returns 200
    const others = signed.filter(([call]) => call !== 'session.validateToken');
    for (const name of ['a forger', 'the holder of an expired token'])
      expect(await repliesTo(name, others)).toEqual(all401(others, 'Invalid JWT.'));
  });

  test('GW-020 calls for customers return 403 to a guest, and no other call does', stressTimeout, async () => {
    const rejected = (await repliesTo('another guest', gatewayCalls)).filter(([, { status }]) =>
      [401, 403].includes(status),
    );
    const forCustomers = signed.filter(([, { auth }]) => auth === 'customer').map(([call]) => call);
    expect(forCustomers.length).toBeGreaterThan(10);
    expect(rejected.map(([call, { status }]) => [call, status])).toEqual(forCustomers.map((call) => [call, 403]));
  });
});

describe('privilege escalation', () => {
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
    '%s cannot join a customer group or become an associate in any of thirty ways',
    async (name) => {
      const { gateway } = principals;
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
        const reply = await shopper.send(method, path, body, headers);
        const text = JSON.stringify(reply.body);
        const cart = await shopper.cart();
        expect([name === 'another customer' ? 'FAF' : 'GST', 'GST']).toContain(cart.customerGroup.obj.key);
        expect(cart.custom.fields).toEqual({});
        expect(text).not.toMatch(/"orderType":"ISC"|"associateId":"A-1001"/);
        expect(text).not.toMatch(/TVS_price|tvsPrice/);
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('control: a cart has the group of a trade customer, and the tag of an associate', async () => {
    const trade = outsiderNamed('a trade customer');
    const associate = outsiderNamed('an associate');
    expect((await trade.createCart()).customerGroup.obj.key).toBe('TVS');
    expect((await associate.createCart()).custom.fields).toMatchObject({ orderType: 'ISC', associateId: 'A-1001' });
  });
});
