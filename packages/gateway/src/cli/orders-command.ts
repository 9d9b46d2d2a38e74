import { randomUUID } from 'node:crypto';
import { orderSteps } from '@basin/domain';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { findSteps, takeStep } from '../fulfilment/index.ts';
import { getOrder, listOrders } from '../orders/index.ts';
import type { Environment } from '../main/environment.ts';
import { orderLine, orderText } from './describe-order.ts';
import { operatorName } from './operator-name.ts';
import { readArguments } from './read-arguments.ts';
import { isStep, readStep, type StepOptions } from './read-step.ts';
import { unknownCommand, UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

const options = {
  state: { type: 'string' },
  limit: { type: 'string', default: '20' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  line: { type: 'string', multiple: true },
  amount: { type: 'string' },
  why: { type: 'string' },
  by: { type: 'string' },
} as const;

interface OrdersOptions extends StepOptions {
  readonly state?: string | undefined;
  readonly limit: string;
  readonly by?: string | undefined;
}

/** Lists orders, shows an order, or takes a step of an order and records it with the operator's name. */
export async function ordersCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals, values } = readArguments(args, options);
  const [name = '', number, ...rest] = positionals;
  const unexpected = name === 'list' ? number : rest[0];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (name === 'list') return withDatabase(environment, (db) => list(db, values));
  if (name !== 'show' && !isStep(name)) throw unknownCommand('orders', name, ['list', 'show', ...orderSteps]);
  if (number === undefined) throw new UsageError(`${name} needs the number of an order.`);
  const orderNumber = number.toUpperCase();
  return withDatabase(environment, async (db) => {
    if (name !== 'show') await step(db, name, orderNumber, values);
    return show(db, orderNumber);
  });
}

async function list(db: Db, { state, limit }: OrdersOptions): Promise<number> {
  if (state !== undefined && state !== 'open' && state !== 'past')
    throw new UsageError(`--state must be open or past, not ${state}`);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError(`--limit must be a number from 1 to 9999, not ${limit}`);
  const count = Number(limit);
  const orders = await listOrders(db, { state, limit: count + 1 });
  console.log(orders.length === 0 ? 'No orders.' : orders.slice(0, count).map(orderLine).join('\n'));
  const listed = state === 'open' ? 'oldest' : 'latest';
  if (orders.length > count) console.error(`Only the ${listed} ${count} are listed; --limit takes up to 9999.`);
  return 0;
}

async function show(db: Db, orderNumber: string): Promise<number> {
  const order = await getOrder(db, orderNumber);
  console.log(orderText(order, await findSteps(db, order.id)));
  return 0;
}

async function step(db: Db, name: Parameters<typeof readStep>[0], orderNumber: string, given: OrdersOptions) {
  const change = readStep(name, await getOrder(db, orderNumber), given);
  const request = { orderNumber, change, takenBy: operatorName(given.by), reason: given.why };
  await transact(db, (tx) => takeStep(tx, request, { now: () => new Date(), newId: randomUUID }));
}
