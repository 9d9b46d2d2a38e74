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
import { openShop, sendTo, settings } from './testing.ts';
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

test('every call of the contract has a check', () => {
  const told = new Set(checks.map(({ call }) => call));
  expect([...calls.keys()].filter((call) => !told.has(call))).toEqual([]);
});

const copies = (own: TestShop) => [
  ...sessionCopies,
  ...cartCopies(own),
  ...checkoutCopies(own),
  ...customerCopies(own),
  ...searchCopies,
  ...otherShopperCopies,
];

describe('a copy of our gateway', () => {
  // the table is created before the shop opens, so only the first two columns are read here
  const rows = copies({} as TestShop).map(([what, title], index) => [what, title, index] as const);

  test.each(rows)('in which %s fails the check "%s"', async (_what, title, index) => {
    const [, , breaking] = copies(shop)[index] ?? expect.unreachable();
    const asked = checks.filter((check) => check.title === title);
    const { results, conforms } = await runConformance({ ...settings, fetch: breaking(sendTo(shop)), checks: asked });
    expect(results.map(({ result }) => result)).toContain('fail');
    expect(conforms).toBe(false);
  });
});
