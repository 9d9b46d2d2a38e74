import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartCopies } from './broken-copies/cart.ts';
import { checkoutCopies } from './broken-copies/checkout.ts';
import { customerCopies } from './broken-copies/customer.ts';
import type { House } from './broken-copies/house.ts';
import { searchCopies } from './broken-copies/search.ts';
import { sessionCopies } from './broken-copies/session.ts';
import { strangerCopies } from './broken-copies/strangers.ts';
import { calls } from './call-name.ts';
import { printReport } from './print-report.ts';
import { runConformance } from './run-conformance.ts';
import { openHouse, sendTo, settings } from './testing.ts';
import { truths } from './truths/index.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

describe('our own gateway', () => {
  test('conforms: every truth holds, every call is asked, nothing but test objects stays', async () => {
    const report = await runConformance({ ...settings, fetch: sendTo(house), truths });
    expect(report.results.filter(({ result }) => result !== 'pass')).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.unasked).toEqual([]);
    const carts = await house.db.selectFrom('carts').select('id').where('state', '=', 'Active').execute();
    expect(carts).toEqual([]);
    const own = (email: string) => email.startsWith('conformance-');
    const accounts = await house.db.selectFrom('accounts').select('login').execute();
    expect(accounts.map(({ login }) => login).filter(own)).toEqual([]);
    expect(printReport(report)).toContain('The gateway conforms as far as it could be told.');
  });

  test('without author, identity and card most truths are told, the others are skipped and say why', async () => {
    const { gatewayUrl } = settings;
    const report = await runConformance({
      gatewayUrl,
      fetch: sendTo(house),
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

test('every call of the contract has a truth', () => {
  const told = new Set(truths.map(({ call }) => call));
  expect([...calls.keys()].filter((call) => !told.has(call))).toEqual([]);
});

const copies = (own: House) => [
  ...sessionCopies,
  ...cartCopies(own),
  ...checkoutCopies(own),
  ...customerCopies(own),
  ...searchCopies,
  ...strangerCopies,
];

describe('a copy of our gateway', () => {
  // the table is made before the house is open: only what is wrong and the truth are read from it here
  const rows = copies({} as House).map(([what, says], index) => [what, says, index] as const);

  test.each(rows)('in which %s fails the truth "%s"', async (_what, says, index) => {
    const [, , breaking] = copies(house)[index] ?? expect.unreachable();
    const asked = truths.filter((truth) => truth.says === says);
    const { results, conforms } = await runConformance({ ...settings, fetch: breaking(sendTo(house)), truths: asked });
    expect(results.map(({ result }) => result)).toContain('fail');
    expect(conforms).toBe(false);
  });
});
