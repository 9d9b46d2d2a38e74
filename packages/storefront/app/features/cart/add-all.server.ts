import { isSdkError, type CallError, type CartAddition, type ChangedCart } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { isOutage } from '../../shell/sdk/is-outage.ts';
import { cartOf } from '../../shell/sdk/nouns.server.ts';

/** Items that were sent to the cart together, and the changed cart or the error that rejected them. */
export interface Batch<Item> {
  readonly items: readonly Item[];
  readonly outcome: ChangedCart | CallError;
}

/**
 * Adds all items at once. When the cart rejects that, adds each half by itself, until each rejected item is alone in its
 * batch. In an outage all items are in one batch.
 */
export async function addAll<Item extends { readonly addition: CartAddition }>(
  context: Context,
  items: readonly Item[],
  idempotencyKey: string,
): Promise<Batch<Item>[]> {
  if (items.length === 0) return [];
  try {
    const additions = items.map(({ addition }) => addition);
    return [{ items, outcome: await cartOf(context).add(additions, { idempotencyKey }) }];
  } catch (error) {
    if (!isSdkError(error)) throw error;
    if (items.length === 1 || isOutage(error)) return [{ items, outcome: error }];
    const half = Math.ceil(items.length / 2);
    return [
      ...(await addAll(context, items.slice(0, half), `${idempotencyKey}0`)),
      ...(await addAll(context, items.slice(half), `${idempotencyKey}1`)),
    ];
  }
}
