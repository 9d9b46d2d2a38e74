import type { Context } from '../../shell/context.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import type { ShopSession } from '../../shell/session/shop-session.ts';

/** The session's fields of one payment. None may carry over to the next order. */
const paymentMembers = ['unconfirmed', 'purchaseOrderNumber', 'declined', 'card', 'payPal'] as const;

/** Stores the order for its confirmation page, and clears what the session has of its payment. */
export function completeOrder(context: Context, order: NonNullable<ShopSession['lastOrder']>): void {
  const session = context.get(sessionContext);
  session.set('lastOrder', order);
  for (const name of paymentMembers) session.unset(name);
}
