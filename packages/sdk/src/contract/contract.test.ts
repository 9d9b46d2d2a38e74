import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { LineItem } from '@basin/domain';
import {
  call,
  contract,
  readQuery,
  type Call,
  type CallInput,
  type CallOutput,
  type Covers,
  type WireReply,
} from './index.ts';
import examples from '../testing/fixtures/wire-examples.json' with { type: 'json' };

const entries = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, entry]) => [`${area}.${name}`, entry] as const),
);

const shapeOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema && 'shape' in schema.def ? Object.keys(schema.def.shape as object) : [];

describe.each(entries)('%s', (_, entry) => {
  test('an entry has the same parameters in its path and in its params', () => {
    const inPath = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(shapeOf(entry.params)).toEqual(inPath);
  });

  test('an entry has a body only if the method allows one, and a response or an explicit none', () => {
    if (entry.body) expect(['POST', 'PUT']).toContain(entry.method);
    if (entry.reply !== 'none') expect(entry.response === undefined).toBe(entry.reply === 'blob');
  });

  test('an entry rejects unknown members', () => {
    for (const schema of [entry.params, entry.query, entry.body]) {
      if (!schema || entry.bodyType === 'file') continue;
      const { success, error } = z.safeDecode(schema, { 'no such member': 1 });
      expect(success).toBe(false);
      expect(JSON.stringify(error?.issues)).toMatch(/unrecognized_keys|invalid_union/);
    }
  });

  test('an entry of the gateway is signed, and requires a key when its effect must happen once', () => {
    if (entry.system === 'gateway' && entry.number !== 1) expect(entry.auth).not.toBe('none');
    if (entry.system !== 'gateway') expect(entry.auth).toBe('none');
    if ([26, 28, 48, 67].includes(entry.number)) expect(entry.idempotencyKey).toBe('required');
    if (entry.idempotencyKey) expect(entry.repeatable).not.toBe(true);
  });
});

describe('the contract', () => {
  test('the contract has every call of the wire reference that a system handles', () => {
    const numbers = new Set(entries.map(([, { number }]) => number));
    // except scripts and picture URLs of the browser, which are in src/scripts and the domain
    const elsewhere = new Set([25, 74, 85]);
    const missing = Array.from({ length: 85 }, (_, at) => at + 1).filter((n) => !numbers.has(n) && !elsewhere.has(n));
    expect(missing).toEqual([]);
  });

  test('calls share a number only on one path and those below it', () => {
    const byNumber = Map.groupBy(entries, ([, { number }]) => number);
    const shared = [...byNumber.values()].filter((calls) => {
      const [first = '', ...others] = calls.map(([, { path }]): string => path).toSorted();
      return others.some((path) => !path.startsWith(first));
    });
    expect(shared.map((calls) => calls.map(([name]) => name))).toEqual([]);
  });

  test('no path of the contract hides another one behind a parameter', () => {
    const routed = entries.filter(([, { system }]) => system === 'gateway');
    const hidden = routed.flatMap(([later, entry], at) =>
      routed
        .slice(0, at)
        .filter(([, earlier]) => earlier.method === entry.method && isHidden(entry.path, earlier.path))
        .map(([earlier]) => `${earlier} hides ${later}`),
    );
    expect(hidden).toEqual([]);
  });

  test('control: a hidden path is found', () => {
    expect(isHidden('/cart/active', '/cart/{id}')).toBe(true);
    expect(isHidden('/cart/{id}', '/cart/active')).toBe(false);
    expect(isHidden('/cart/sharedcart/{id}', '/cart/{id}')).toBe(false);
  });

  test('each variant refers to the call with the same route', () => {
    for (const [, variant] of entries.filter(([, { variantOf }]) => variantOf !== undefined)) {
      const [, original] = entries.find(([, { number }]) => number === variant.variantOf) ?? [];
      const { system, method, path, auth } = variant;
      expect(original).toMatchObject({ system, method, path, auth });
    }
  });

  test('the configuration calls share one servlet, and no other calls share a path', () => {
    const seen = new Map<string, string[]>();
    for (const [name, { system, method, path, variantOf }] of entries) {
      if (variantOf !== undefined) continue;
      const route = `${system} ${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
      seen.set(route, [...(seen.get(route) ?? []), name]);
    }
    expect([...seen.values()].filter((names) => names.length > 1)).toEqual([
      ['config.global', 'config.listingServlet', 'config.urlProperty', 'config.list'],
    ]);
  });
});

/** Returns whether a router that tries the earlier template first never reaches the later one. */
function isHidden(later: string, earlier: string): boolean {
  const [own, other] = [later.split('/'), earlier.split('/')];
  return (
    own.length === other.length &&
    earlier !== later &&
    other.every((part, at) => part.startsWith('{') || part === own[at])
  );
}

const replies: [string, z.ZodMiniType, unknown][] = [
  ['cart', contract.cart.active.response, examples.cart],
  ['shipment', contract.checkout.assignShipment.response, examples.shipment],
  ['shared cart', contract.sharedCart.get.response, examples['shared-cart']],
  ['customer', contract.customer.me.response, examples.customer],
  ['favourites', contract.favourites.list.response, examples.favourites],
  ['listing', contract.search.listing.response, examples.listing],
  ['product', contract.search.product.response, examples['product-answer']],
  ['commerce products', contract.product.query.response, examples['commerce-products']],
  ['site configuration', contract.config.global.response, examples['site-config']],
  ['listing mapping', contract.config.listingServlet.response, examples['listing-mapping']],
  ['page model', contract.content.pageModel.response, examples['page-model']],
  ['order', contract.checkout.submit.response, examples.order],
  ['sign-in', contract.identity.signIn.response, examples['sign-in-success']],
  ['locked out', contract.identity.signIn.response, examples['sign-in-locked']],
  ['password expired', contract.identity.signIn.response, examples['sign-in-expired']],
  ['recovery challenge', contract.recovery.forgotPassword.response, examples['recovery-challenge']],
  ['password reset', contract.recovery.verifyRecoveryToken.response, examples['password-reset']],
  ['stores', contract.stores.list.response, examples.stores],
  ['location', contract.maps.locationByZip.response, examples.location],
  ['place', contract.maps.reverse.response, examples['reverse-geocode']],
];

describe('the example of a response', () => {
  test.each(replies)('the response of %s is decoded', (_, schema, wire) => {
    expect(z.safeParse(schema, wire).error?.issues).toBeUndefined();
  });

  test.each(replies)('the response of %s is decoded with unknown members', (_, schema, wire) => {
    expect(z.safeParse(schema, { ...(wire as object), brandNew: { a: 1 } }).success).toBe(true);
  });

  test.each(replies)(
    'the response of %s is never decoded to another value when a member has the wrong type',
    (_, schema, wire) => {
      const asIs = JSON.stringify(z.safeParse(schema, wire).data);
      for (const mutant of mutantsOf(wire)) {
        const { success, data } = z.safeParse(schema, mutant);
        // a member that is decoded must be rejected; any other must not change the result
        if (success)
          expect(countDifferences(JSON.parse(asIs), JSON.parse(JSON.stringify(data)))).toBeLessThanOrEqual(1);
      }
    },
  );
});

const requests: [string, z.ZodMiniType, unknown][] = [
  ['cart update', contract.cart.update.body, examples['cart-update']],
  ['product', contract.search.product.body, examples['product-request']],
  ['favourites add', contract.favourites.add.body, examples['favourites-add']],
];

describe('the example of a request', () => {
  test.each(requests)('the request of %s is decoded, and encoded again unchanged', (_, schema, wire) => {
    const meaning = z.decode(schema, wire);
    expect(z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, meaning))))).toEqual(meaning);
  });
});

describe('error responses', () => {
  test('the documented error responses have the shape of their examples', () => {
    expect(contract.cart.update.errors[409].parse(examples.conflict)).toEqual(examples.conflict);
    expect(contract.cart.update.errors[400].parse(examples['discount-error'])).toEqual(examples['discount-error']);
    expect(contract.cart.active.missing.parse(examples['cart-missing'])).toEqual(examples['cart-missing']);
    expect(contract.checkout.pay.errors[402].parse(examples.declined)).toEqual(examples.declined);
    expect(contract.identity.signIn.errors[401].parse(examples['identity-error'])).toEqual(examples['identity-error']);
  });
});

describe('queries', () => {
  test('a query is read as an object: a string for one value, a list for a repeated name', () => {
    expect(readQuery(new URLSearchParams('a=1&b=2&b=3&c='))).toEqual({ a: '1', b: ['2', '3'], c: '' });
    expect(readQuery(new URLSearchParams('__proto__=x'))).not.toHaveProperty('x');
  });

  test('a query value is decoded to a number or a list according to the contract', () => {
    const { query } = contract.search.listing;
    const wire = { rows: '30', start: '60', fq: 'language_s:"en"', fl: 'id, slug_s' };
    expect(z.decode(query, wire)).toEqual({ rows: 30, start: 60, fq: ['language_s:"en"'], fl: ['id', 'slug_s'] });
    expect(z.encode(query, { rows: 30, fq: ['a', 'b'], fl: ['id', 'slug_s'] })).toEqual({
      rows: '30',
      fq: ['a', 'b'],
      fl: 'id,slug_s',
    });
    for (const rows of ['-1', '1e3', '101', ' 1', '0x10', ''])
      expect(z.safeDecode(query, { rows }).success).toBe(false);
  });

  test('SDK-194 an order number is sent in double quotes, also in a header', () => {
    const { query, headerAlias } = contract.orders.query;
    expect(z.encode(query, { orderNumber: 'W100200' })).toMatchObject({ 'order-id': '"W100200"' });
    expect(z.decode(query, { 'order-id': '"W100200"' })).toMatchObject({ orderNumber: 'W100200' });
    expect(headerAlias).toEqual(['order-id']);
  });
});

describe('cart actions', () => {
  const { body } = contract.cart.update;
  const read = (action: unknown) => z.safeParse(body, { actions: [action] });

  test.each([
    ['SDK-062', { action: 'addLineItem', sku: 'A', quantity: 1 }],
    ['SDK-063', { action: 'addbundle', sku: 'A', quantity: 1, bundleItems: [{ sku: 'B', quantity: 1 }] }],
    ['SDK-064', { action: 'addBundleItem', bundleParentId: 'l-1', sku: 'B' }],
    ['SDK-065', { action: 'removeLineItem', lineItemId: 'l-1' }],
    ['SDK-066', { action: 'removebundle', lineItemId: 'l-1' }],
    ['SDK-067', { action: 'removeBundleItem', lineItemId: 'l-1' }],
    ['SDK-068', { action: 'setShippingAddress', address: { postalCode: '53000', country: 'US' } }],
    ['SDK-069', { action: 'setCustomerEmail', email: 'pat@example.org' }],
    ['SDK-070', { action: 'setCustomType', type: { typeId: 'type', key: 'cart' }, fields: { orderType: 'ISC' } }],
    ['SDK-071', { action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'GST' } }],
    ['SDK-072', { action: 'calculateTax' }],
    ['SDK-073', { action: 'setLineItemCustomField', lineItemId: 'l-1', name: 'overage', value: 10 }],
    ['SDK-074', { action: 'changeLineItemQuantity', lineItemId: 'l-1', quantity: 0 }],
    ['SDK-075', { action: 'changeBundleItemQuantity', lineItemId: 'l-1', quantity: 2 }],
  ])('the cart action %s is accepted in its spelling and rejected in any other', (_, action) => {
    expect(read(action).success).toBe(true);
    const lower = action.action.toLowerCase();
    const other = action.action === lower ? lower.replace('bundle', 'Bundle') : lower;
    expect(read({ ...action, action: other }).success).toBe(false);
  });

  test.each([0, -1, 1.5, 1_000_000, NaN, Infinity, 2 ** 53, '1', null])('a quantity of %j is rejected', (quantity) => {
    expect(read({ action: 'addLineItem', sku: 'A', quantity }).success).toBe(false);
  });

  test('cart actions are limited in number, and in the length of their strings', () => {
    const tooMany = Array.from({ length: 101 }, () => ({ action: 'calculateTax' }));
    expect(z.safeParse(body as z.ZodMiniType, { actions: tooMany }).success).toBe(false);
    expect(read({ action: 'addLineItem', sku: 'A'.repeat(65) }).success).toBe(false);
    expect(read({ action: 'setCustomerEmail', email: `${'a'.repeat(64)}@${'b'.repeat(300)}` }).success).toBe(false);
  });
});

describe('the types of the contract', () => {
  test('a schema that omits, renames or mistypes a field of a rule does not compile', () => {
    const line = { id: z.string(), sku: z.string(), quantity: z.int() };
    interface Noun {
      readonly id: string;
      readonly sku: string;
      readonly quantity: number;
      readonly note?: string | undefined;
    }
    z.object({ ...line, note: z.optional(z.string()) }) satisfies Covers<Noun>;
    // @ts-expect-error the optional field is missing
    z.object(line) satisfies Covers<Noun>;
    // @ts-expect-error the quantity is a string
    z.object({ ...line, quantity: z.string(), note: z.optional(z.string()) }) satisfies Covers<Noun>;
    expectTypeOf<CallOutput<typeof contract.cart.active>['lineItems'][number]>().toExtend<LineItem>();
  });

  test('a call preserves the literal types of its request and response', () => {
    const entry = call({
      number: 1,
      system: 'gateway',
      method: 'GET',
      path: '/x/{id}',
      auth: 'guest',
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ rows: z.optional(z.int()) }),
      response: z.pipe(
        z.string(),
        z.transform((text: string) => text.length),
      ),
    });
    expectTypeOf(entry.auth).toEqualTypeOf<'guest'>();
    expectTypeOf<CallOutput<typeof entry>>().toEqualTypeOf<number>();
    expectTypeOf<WireReply<typeof entry>>().toEqualTypeOf<string>();
    expectTypeOf<CallInput<typeof entry>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<CallInput<typeof entry>>().toHaveProperty('query').extract<undefined>().toEqualTypeOf<undefined>();
  });
});

/** Returns copies of a value in which one leaf has another type. */
function* mutantsOf(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) {
    yield typeof value === 'number' ? 'text' : 7;
    return;
  }
  for (const [key, member] of Object.entries(value))
    for (const mutant of mutantsOf(member))
      yield Array.isArray(value) ? value.with(Number(key), mutant) : { ...value, [key]: mutant };
}

/** Counts the leaves that differ. */
function countDifferences(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? 0 : 1;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...keys].reduce((sum, key) => sum + countDifferences(a[key], b[key]), 0);
}
