import { capQuantity, type QuantityOutcome } from '@basin/domain';
import { isSdkError } from '../client/errors.ts';
import type { ShoppingCalls } from './shopping-calls.ts';

/** What decides whether stock limits an item. */
export interface StockRules {
  readonly isBackOrderable?: boolean | undefined;
  /** An installation or design service has no stock. */
  readonly isService?: boolean | undefined;
}

/** What became of a wish that the stock did not allow. */
export interface QuantityNotice {
  readonly sku: string;
  readonly message: Exclude<QuantityOutcome, 'none'>;
  /** Units that the cart now holds. */
  readonly quantity: number;
}

interface CappedWish {
  /** Units to add to those held; fewer than none takes some away. */
  readonly added: number;
  readonly notice: QuantityNotice | undefined;
}

export const isNotice = (notice: QuantityNotice | undefined): notice is QuantityNotice => notice !== undefined;

/** A wish for more (or fewer) units of a sku, cut to what is on stock. @see platform spec §4 */
export async function capToStock(
  calls: ShoppingCalls,
  wish: StockRules & { readonly sku: string; readonly quantity: number },
  held: number,
): Promise<CappedWish> {
  const { sku, isBackOrderable, isService } = wish;
  const available = isBackOrderable === true || isService === true ? undefined : await stockOf(calls, sku);
  const requested = held + wish.quantity;
  const { quantity, message } = capQuantity({ requested, current: held, available, isBackOrderable, isService });
  return { added: quantity - held, notice: message === 'none' ? undefined : { sku, message, quantity } };
}

/** Units at hand. A stock that cannot be read is unknown and cuts nothing: the gateway decides. @see wire reference §60 */
async function stockOf(calls: ShoppingCalls, sku: string): Promise<number | undefined> {
  try {
    return (await calls.inventory.stock({ query: { sku } })).availableQuantity;
  } catch (error) {
    if (isSdkError(error)) return undefined;
    throw error;
  }
}
