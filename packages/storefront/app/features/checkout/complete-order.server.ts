import type { Context } from '../../shell/context.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { endPayment } from '../../shell/session/chosen-payment.server.ts';
import type { ShopSession } from '../../shell/session/shop-session.ts';

/** Stores the order for its confirmation page, and clears what the session has of its payment. */
export function completeOrder(context: Context, order: NonNullable<ShopSession['lastOrder']>): void {
  context.get(sessionContext).set('lastOrder', order);
  endPayment(context);
}
