import type { CartAction } from '@basin/sdk/contract';
import type { Cart } from '../../src/cart/cart.ts';
import { inParallel, times } from '../in-parallel.ts';
import { roundRobin } from '../round-robin.ts';
import type { Shopper } from '../shopper.ts';

const skus = ['TL-300-GY', 'TL-300-WH', 'BX-100-BOLT'];

/** One change by a client, with the cart that was returned. */
interface Change {
  readonly marker: string;
  readonly sku: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly reply: Cart;
}

/** One read of the cart. */
interface Read {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly reply: Cart;
}

/** The changes and reads of one cart by all clients. */
export interface History {
  readonly first: Cart;
  readonly changes: readonly Change[];
  readonly reads: readonly Read[];
  readonly last: Cart;
}

/** Lets clients change and sometimes read one cart at the same time. Each change carries a unique marker. */
export async function recordHistory(shopper: Shopper, clients: number, operations: number): Promise<History> {
  const first = await shopper.createCart();
  const changes: Change[] = [];
  const reads: Read[] = [];
  const client = (index: number) => async (): Promise<void> => {
    for (let turn = 0; turn < operations; turn++) {
      const startedAt = performance.now();
      if (turn % 5 === 4) {
        reads.push({ reply: await shopper.cart(), startedAt, endedAt: performance.now() });
        continue;
      }
      const [marker, sku] = [`client-${index}-turn-${turn}@example.com`, roundRobin(skus, index + turn)];
      const reply = await shopper.change(actionsOf(sku, marker));
      changes.push({ marker, sku, reply, startedAt, endedAt: performance.now() });
    }
  };
  await inParallel(clients, times(clients, client));
  return { first, changes, reads, last: await shopper.cart() };
}

const actionsOf = (sku: string, email: string): CartAction[] => [
  { action: 'addLineItem', sku },
  { action: 'setCustomerEmail', email },
];

/**
 * Returns the inconsistencies of a history. In the order of their versions, each change must equal the one before plus one
 * unit and its marker. A read must return one of these states, and none older than a response from before it began.
 */
export function inconsistenciesOf({ first, changes, reads, last }: History): string[] {
  const ordered = [...changes].sort((one, other) => one.reply.version - other.reply.version);
  const states = new Map([[first.version, stateOf(first)]]);
  const units = new Map<string, number>();
  const faults: string[] = [];
  for (const [index, { marker, sku, reply }] of ordered.entries()) {
    units.set(sku, (units.get(sku) ?? 0) + 1);
    const expected = JSON.stringify([marker, [...units].sort()]);
    if (reply.version !== first.version + index + 1) faults.push(`version ${reply.version} for change ${index}`);
    if (stateOf(reply) !== expected) faults.push(`${marker}: ${stateOf(reply)}, not ${expected}`);
    states.set(reply.version, stateOf(reply));
  }
  for (const read of [...reads, { reply: last, startedAt: Infinity, endedAt: Infinity }]) {
    const { reply, startedAt } = read;
    if (states.get(reply.version) !== stateOf(reply)) faults.push(`version ${reply.version} never had this state`);
    if (reply.version < newestBefore(startedAt, ordered, first.version))
      faults.push(`version ${reply.version} is stale`);
  }
  return faults;
}

function newestBefore(instant: number, ordered: readonly Change[], first: number): number {
  return ordered.reduce(
    (newest, { endedAt, reply }) => (endedAt < instant ? Math.max(newest, reply.version) : newest),
    first,
  );
}

/** The marker and units of a cart, as a string. */
const stateOf = ({ customerEmail, lineItems }: Cart): string =>
  JSON.stringify([customerEmail, lineItems.map(({ sku, quantity }) => [sku, quantity]).sort()]);
