import type { Cart } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';

/** Queues a notice when the goods of a cart cost more or less than when it was read. */
export function noticePriceChange(context: Context, before: Cart, after: Cart): void {
  if (before.sums.subTotal.cents !== after.sums.subTotal.cents)
    queueNotice(context, { key: 'checkout.priceChanged', tone: 'warning' });
}
