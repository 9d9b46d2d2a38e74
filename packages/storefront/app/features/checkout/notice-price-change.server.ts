import type { Cart } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';

/** Queues a notice when the goods of a cart cost more or less than when it was read, and for each code that has ended. */
export function noticePriceChange(context: Context, before: Cart, after: Cart): void {
  if (before.sums.subTotal.cents !== after.sums.subTotal.cents)
    queueNotice(context, { key: 'checkout.priceChanged', tone: 'warning' });
  noticeEndedCodes(context, before, after);
}

/** Queues a notice for each discount code that applied before a change and no longer does. */
export function noticeEndedCodes(context: Context, before: Cart, after: Cart): void {
  const applied = before.codes.filter(({ rejection }) => rejection === null).map(({ code }) => code);
  for (const { code, rejection } of after.codes)
    if (rejection !== null && applied.includes(code))
      queueNotice(context, { key: 'checkout.codeEnded', values: { code }, tone: 'warning' });
}
