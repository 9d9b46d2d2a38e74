import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { folderDatabase } from '../../testing/folder-database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { runBasin } from '../../testing/run-basin.ts';
import { createShopper } from '../../testing/shopper.ts';
import type { Order } from '../orders/index.ts';
import { openDatabase } from '../database/database.ts';
import type { OrderStepRow } from '../fulfilment/index.ts';
import { orderText } from './describe-order.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'basin orders '));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let orders: Order[];
beforeAll(async () => {
  const database = await folderDatabase(dataDir);
  await fillCatalogue(database);
  const gateway = await testGateway({ database });
  orders = [];
  const byParcel = ['BX-100-BOLT', 'TL-300-GY'];
  const splitSkus = [...byParcel, 'BX-100-WH'];
  for (const skus of [byParcel, byParcel, splitSkus, byParcel, splitSkus]) {
    const lines = skus.map((sku) => ({ action: 'addLineItem' as const, sku, quantity: 2 }));
    orders.push(await placeOrder(gateway, await createShopper(gateway), lines));
    gateway.pass(1_000);
  }
  await database.destroy();
});

const run = (...args: string[]) => runBasin(dataDir, 'orders', ...args);

const numberOf = (index: number): string => orders[index]?.orderNumber ?? expect.fail('no order');

test('a list without orders says so', async () => {
  expect(await run('list', '--state', 'past')).toEqual({ code: 0, printed: 'No orders.' });
});

test('a copy of the data folder is a backup: it has every order', async () => {
  const copy = `${dataDir} copy`;
  cpSync(dataDir, copy, { recursive: true });
  const { printed } = await runBasin(copy, 'orders', 'list');
  rmSync(copy, { recursive: true });
  for (const { orderNumber } of orders) expect(printed).toContain(orderNumber);
});

test('an operator ships, completes, returns and refunds an order, and sees who did what and why', async () => {
  const order = numberOf(0);
  const partly = await run(
    'ship',
    order,
    '--carrier',
    'UPS',
    '--tracking',
    '1Z1',
    '--line',
    'tl-300-gy=1',
    '--by',
    'ana',
  );
  expect(partly.printed).toMatch(/partly shipped.+\n(.+\n)* {2}parcel UPS 1Z1: 1 × TL-300-GY/);
  expect((await run('ship', order, '--carrier', 'UPS', '--tracking', '1Z2')).printed).toMatch(/ {2}shipped {2}/);
  expect((await run('complete', order)).printed).toMatch(/ {2}completed {2}/);
  expect((await run('return', order, '--line', 'BX-100-BOLT', '--why', 'scratched', '--by', 'ana')).code).toBe(0);
  const { code, printed } = await run('refund', order, '--why', 'scratched', '--by', 'ana');
  expect(code).toBe(0);
  expect(printed).toMatch(/ {2}returned \S+: 2 × BX-100-BOLT\n {2}refunded \S+: \$[\d.]+\n/);
  expect(printed).toMatch(/ship by ana\n(.+\n)+.+return by ana: scratched\n.+refund by ana: scratched$/);
});

test('an operator ships a part of a split order by its number', async () => {
  const order = numberOf(4);
  const shown = await run('show', order);
  expect(shown.printed).toContain(
    `  part ${order}-1  open: 2 × BX-100-BOLT, 2 × TL-300-GY\n  part ${order}-2  open: 2 × BX-100-WH`,
  );
  const part = `${order.toLowerCase()}-2`;
  const { printed } = await run('ship', order, '--carrier', 'XPO', '--tracking', '77', '--line', part);
  expect(printed).toContain(
    `  part ${order}-1  open: 2 × BX-100-BOLT, 2 × TL-300-GY\n  part ${order}-2  shipped: 2 × BX-100-WH`,
  );
});

test('an operator sees which associate sold an order', () => {
  const [order] = orders;
  const custom = {
    type: { typeId: 'type', id: 'order' },
    fields: { orderType: 'ISC', associateId: 'A-1001' },
  } as const;
  expect(order && orderText({ ...order, custom }, [])).toMatch(/\n {2}sold by +the associate A-1001\n/);
  expect(order && orderText(order, [])).not.toContain('associate');
});

test('an operator sees the days and times of the company, which can differ from those of UTC', () => {
  const [order] = orders;
  const evening = '2030-02-01T03:04:05.000Z';
  const step = { step: 'refund', taken_at: new Date(evening), taken_by: 'ana', reason: null } as OrderStepRow;
  const refunds = [{ amount: { currencyCode: 'USD', centAmount: 100 }, createdAt: evening }] as Order['refunds'];
  const text = order && orderText({ ...order, createdAt: evening, refunds }, [step]);
  expect(text).toMatch(/^\S+ {2}2030-01-31 /);
  expect(text).toContain('refunded 2030-01-31: $1.00\n  2030-01-31 21:04  refund by ana');
});

test('an operator sees where an order goes, its lines with finish and prices, and its sums', async () => {
  const { printed } = await run('show', numberOf(0));
  for (const fact of [
    /^ {2}shipping to {6}.+, US$/m,
    /^ {2}shipping by {6}\S/m,
    /^ {2}payment {10}Visa ending in 1111$/m,
    /^ {2}billing address {2}.+, US$/m,
    /^ {2}2 × TL-300-GY {2}grey-field-tile name, White {2}\$82\.50 each, \$165\.00 {2}\(line /m,
    /^ {2}shipping +\$[\d.]+$/m,
    /^ {2}total +\$[\d.]+$/m,
  ])
    expect(printed).toMatch(fact);
});

test('the commands in docs/orders.md succeed one after the other', async () => {
  const page = readFileSync(new URL('../../../../docs/orders.md', import.meta.url), 'utf8');
  const commands = [...page.matchAll(/^npm run basin -- orders (.+)$/gm)].map(([, args = '']) => args);
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) {
    const words = [...command.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
    const args = words.map((word) => word.replace(/^W1234/, numberOf(2)).replace(/^W5678/, numberOf(3)));
    expect(await run(...args), command).toMatchObject({ code: 0 });
  }
});

test('orders are listed newest first, but the open ones oldest first, because they have waited longest', async () => {
  const numbers = async (...args: string[]) =>
    (await run('list', ...args)).printed.split('\n').map((line) => line.split(' ')[0] ?? '');
  const newest = orders.map(({ orderNumber }) => orderNumber).toReversed();
  const open = await numbers('--state', 'open');
  expect([await numbers(), open.length > 1]).toEqual([newest, true]);
  expect(open).toEqual(newest.toReversed().filter((each) => open.includes(each)));
});

test('a list of orders is filtered by state, and says when it is not complete', async () => {
  expect((await run('list', '--state', 'past', '--limit', '1')).printed).toMatch(/ {2}\$[\d.]+ refunded$/m);
  expect((await run('list')).printed.split('\n')).toHaveLength(5);
  expect((await run('list', '--limit', '5')).printed.split('\n')).toHaveLength(5);
  const [, second, note] = (await run('list', '--limit', '2')).printed.split('\n');
  expect([second?.slice(0, 1), note]).toEqual(['W', 'Only the latest 2 are listed; --limit takes up to 9999.']);
  await run('cancel', numberOf(1).toLowerCase(), '--why', 'ordered twice');
  const { printed } = await run('list', '--state', 'past', '--limit', '5');
  expect(printed).toMatch(new RegExp(`^${numberOf(1)}  .+  cancelled +\\$[\\d,.]+  pat@example.org`, 'm'));
});

test.each([
  [['cancel', 'W1'], 1, /There is no order W1/],
  [['ship', 'FIRST'], 2, /ship needs --carrier and --tracking/],
  [
    ['ship', 'FIRST', '--carrier', 'U', '--tracking', '1', '--line', 'NO-1=1'],
    2,
    /has no line with this sku or id; its skus are BX-100-BOLT, TL-300-GY/,
  ],
  [['ship', 'FIRST', '--carrier', 'U', '--tracking', '1', '--url', 'javascript:1'], 2, /must be an https/],
  [['ship', 'FIRST', '--carrier', 'U', '--tracking', '1', '--line', 'TL-300-GY=all'], 2, /must be a number from 1 to/],
  [['cancel', 'FIRST', '--line', 'TL-300-GY=1', '--why', 'x'], 2, /^cancel has no option --line$/m],
  [['refund', 'FIRST', '--line', 'TL-300-GY=1', '--why', 'x'], 2, /^refund has no option --line$/m],
  [['refund', 'FIRST', '--why', 'x', '--amount', '9999.5'], 1, /^\$9,999\.50 is more than the \$[\d.]+ left of order/],
  [['list', 'open'], 2, /^Unexpected argument: open$/m],
  [['show', 'FIRST', 'again'], 2, /^Unexpected argument: again$/m],
  [['refund', 'FIRST'], 2, /refund needs a reason: --why/],
  [['refund', 'FIRST', '--why', 'x', '--amount', '1e9'], 2, /--amount must look like 12.50/],
  [['list', '--state', 'new'], 2, /--state must be open or past, not new/],
  [['list', '--colour', 'red'], 2, /Unknown option '--colour'/],
  [['sell', 'FIRST'], 2, /^orders has no command “sell”; it has list, show, ship, .+\n.*npm run basin -- --help/],
  [[], 2, /^orders needs a command: list, show, ship, /],
  [['cancel'], 2, /^cancel needs the number of an order\.\n/],
] as const)('the arguments %j exit with %i and say what to do', async (args, code, message) => {
  const outcome = await run(...args.map((arg) => (arg === 'FIRST' ? numberOf(0) : arg)));
  expect(outcome.code).toBe(code);
  expect(outcome.printed).toMatch(message);
});

test('a command on a folder that a gateway has open fails and says what to do', async () => {
  const db = await openDatabase({ dataDir });
  const { code, printed } = await run('list');
  await db.destroy();
  expect(code).toBe(1);
  expect(printed).toMatch(/is in use by another process: stop the shop first, or let both use one DATABASE_URL/);
});
