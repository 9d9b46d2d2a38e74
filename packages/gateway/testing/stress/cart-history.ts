import type { CartAction } from '@basin/sdk/contract';
import type { Cart } from '../../src/cart/cart.ts';
import { inParallel, times } from '../in-parallel.ts';
import { inTurn } from '../in-turn.ts';
import type { Shopper } from '../shopper.ts';

const skus = ['TL-300-GY', 'TL-300-WH', 'BX-100-BOLT'];

/** One change that a client asked for and what came back. */
interface Change {
  readonly marker: string;
  readonly sku: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer: Cart;
}

/** One look at the cart. */
interface Look {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer: Cart;
}

/** What eight clients did to one cart and saw of it. */
export interface History {
  readonly first: Cart;
  readonly changes: readonly Change[];
  readonly looks: readonly Look[];
  readonly last: Cart;
}

/** Eight clients change one cart, so many times each, and look at it now and then. Each change carries a marker of its own. */
export async function recordHistory(shopper: Shopper, clients: number, operations: number): Promise<History> {
  const first = await shopper.createCart();
  const changes: Change[] = [];
  const looks: Look[] = [];
  const client = (index: number) => async (): Promise<void> => {
    for (let turn = 0; turn < operations; turn++) {
      const startedAt = performance.now();
      if (turn % 5 === 4) {
        looks.push({ answer: await shopper.cart(), startedAt, endedAt: performance.now() });
        continue;
      }
      const [marker, sku] = [`client-${index}-turn-${turn}@example.com`, inTurn(skus, index + turn)];
      const answer = await shopper.change(actionsOf(sku, marker));
      changes.push({ marker, sku, answer, startedAt, endedAt: performance.now() });
    }
  };
  await inParallel(clients, times(clients, client));
  return { first, changes, looks, last: await shopper.cart() };
}

const actionsOf = (sku: string, email: string): CartAction[] => [
  { action: 'addLineItem', sku },
  { action: 'setCustomerEmail', email },
];

/**
 * What is wrong with a history: changes put in the order of their versions must each be the one before with one unit and
 * one marker more; a look must show one of these states, and none older than what was answered before it began.
 */
export function faultsOf({ first, changes, looks, last }: History): string[] {
  const ordered = [...changes].sort((one, other) => one.answer.version - other.answer.version);
  const states = new Map([[first.version, essenceOf(first)]]);
  const units = new Map<string, number>();
  const faults: string[] = [];
  for (const [index, { marker, sku, answer }] of ordered.entries()) {
    units.set(sku, (units.get(sku) ?? 0) + 1);
    const expected = JSON.stringify([marker, [...units].sort()]);
    if (answer.version !== first.version + index + 1) faults.push(`version ${answer.version} for change ${index}`);
    if (essenceOf(answer) !== expected) faults.push(`${marker}: ${essenceOf(answer)}, not ${expected}`);
    states.set(answer.version, essenceOf(answer));
  }
  for (const look of [...looks, { answer: last, startedAt: Infinity, endedAt: Infinity }]) {
    const { answer, startedAt } = look;
    if (states.get(answer.version) !== essenceOf(answer)) faults.push(`version ${answer.version} was never so`);
    if (answer.version < newestBefore(startedAt, ordered, first.version))
      faults.push(`version ${answer.version} is old`);
  }
  return faults;
}

function newestBefore(instant: number, ordered: readonly Change[], first: number): number {
  return ordered.reduce(
    (newest, { endedAt, answer }) => (endedAt < instant ? Math.max(newest, answer.version) : newest),
    first,
  );
}

/** What a cart holds, in one text. */
const essenceOf = ({ customerEmail, lineItems }: Cart): string =>
  JSON.stringify([customerEmail, lineItems.map(({ sku, quantity }) => [sku, quantity]).sort()]);
