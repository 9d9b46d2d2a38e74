import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartCopies } from './broken-copies/cart.ts';
import { checkoutCopies } from './broken-copies/checkout.ts';
import { customerCopies } from './broken-copies/customer.ts';
import type { TestShop } from './broken-copies/shop.ts';
import { searchCopies } from './broken-copies/search.ts';
import { sessionCopies } from './broken-copies/session.ts';
import { otherShopperCopies } from './broken-copies/other-shoppers.ts';
import { calls } from './call-name.ts';
import { printReport } from './print-report.ts';
import { runConformance } from './run-conformance.ts';
import { openShop, sendTo, settings, type Send } from './testing.ts';
import { checks } from './checks/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('our own gateway', () => {
  test('our own gateway conforms: every check passes, every call is made, and only test objects remain', async () => {
    const report = await runConformance({ ...settings, fetch: sendTo(shop), checks });
    expect(report.results.filter(({ result }) => result !== 'pass')).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.uncalled).toEqual([]);
    expect(report.missing).toEqual([]);
    const carts = await shop.db.selectFrom('carts').select('id').where('state', '=', 'Active').execute();
    expect(carts).toEqual([]);
    const own = (email: string) => email.startsWith('conformance-');
    const accounts = await shop.db.selectFrom('accounts').select('login').execute();
    expect(accounts.map(({ login }) => login).filter(own)).toEqual([]);
    expect(printReport(report)).toContain('The gateway passes every check that could run.');
  });

  test('without author, identity and card most checks run, and the others are skipped with a reason', async () => {
    const { gatewayUrl } = settings;
    const report = await runConformance({
      gatewayUrl,
      fetch: sendTo(shop),
      only: ['checkout', 'customer', 'content'],
    });
    expect(report.conforms).toBe(true);
    const why = new Set(report.results.flatMap((result) => (result.result === 'skip' ? [result.why] : [])));
    expect([...why]).toEqual([
      'no author system was given (--author)',
      'no card was given (--card-frame, or CONFORMANCE_CARD_TOKENS)',
      'no identity provider was given (--identity)',
    ]);
  });
});

describe('an incomplete gateway', () => {
  const paths = ['/oauth/', '/search'];
  const incomplete: Send = async (system, request) =>
    paths.some((path) => request.url.includes(path))
      ? sendTo(shop)(system, request)
      : new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });

  test('the report names each missing call once and where to start, and skips checks that require them', async () => {
    const { gatewayUrl } = settings;
    const report = await runConformance({ gatewayUrl, fetch: incomplete, only: ['session', 'search', 'cart'], checks });
    const failed = report.results.filter(({ result }) => result === 'fail');
    expect(new Set(failed.map(({ check }) => check))).toEqual(new Set(['the call is implemented']));
    expect(failed.map(({ call }) => call)).toEqual(report.missing);
    expect(report.missing).toContain('cart.update');
    expect(report.missing).not.toContain('search.listing');
    expect(printReport(report)).toMatch(/^\d+ of \d+ calls are implemented; start with cart\.$/m);
    expect(printReport(report)).not.toContain('No check passed');
  });

  test('an invalid guest token is reported once, with the expected and the found value', async () => {
    const tokenless: Send = async (system, request) =>
      request.url.includes('scope=guest') ? Response.json({ access_token: 12 }) : sendTo(shop)(system, request);
    const { gatewayUrl } = settings;
    const { results } = await runConformance({ gatewayUrl, fetch: tokenless, only: ['session', 'search'], checks });
    expect(results.filter(({ result }) => result === 'fail')).toMatchObject([
      { why: expect.stringContaining('access_token') as string, comparison: { expected: 'string', found: '12' } },
    ]);
  });

  test('a reply that is wrapped in { data: … } is recognised, and a wrong type is reported with expected and found values', async () => {
    const wrapping: Send = async (system, request) => {
      const response = await sendTo(shop)(system, request);
      return request.url.includes('/inventory') && response.ok
        ? Response.json({ data: (await response.json()) as unknown })
        : response;
    };
    const stock = checks.filter(({ call }) => call === 'inventory.stock');
    const { results } = await runConformance({ ...settings, fetch: wrapping, checks: stock });
    expect(results.map(({ why }) => why)).toContainEqual(expect.stringContaining('wrapped in "data"'));
    const textual: Send = async (system, request) => {
      const response = await sendTo(shop)(system, request);
      if (!request.url.includes('/inventory') || !response.ok) return response;
      const body = (await response.json()) as object;
      return Response.json(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])));
    };
    const wrong = await runConformance({ ...settings, fetch: textual, checks: stock });
    const [{ comparison } = {}] = wrong.results.filter((result) => result.comparison);
    expect(comparison?.expected).toMatch(/number|int|boolean/);
    expect(comparison?.found).toMatch(/^"/);
  });
});

test('every call of the contract has a check', () => {
  const checked = new Set(checks.map(({ call }) => call));
  expect([...calls.keys()].filter((call) => !checked.has(call))).toEqual([]);
});

const copies = (own: TestShop) => [
  ...sessionCopies,
  ...cartCopies(own),
  ...checkoutCopies(own),
  ...customerCopies(own),
  ...searchCopies,
  ...otherShopperCopies,
];

describe('broken copies', () => {
  // the table is created before the shop opens, so only the first two columns are used here
  const rows = copies({} as TestShop).map(([what, title], index) => [what, title, index] as const);

  test.each(rows)('a copy of our gateway in which %s fails the check "%s"', async (_what, title, index) => {
    const [, , plant] = copies(shop)[index] ?? expect.unreachable();
    const selected = checks.filter((check) => check.title === title);
    const { results, conforms } = await runConformance({ ...settings, fetch: plant(sendTo(shop)), checks: selected });
    expect(results.map(({ result }) => result)).toContain('fail');
    expect(conforms).toBe(false);
  });
});
