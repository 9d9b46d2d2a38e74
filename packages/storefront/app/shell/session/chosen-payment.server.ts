import type { Context } from '../context.ts';
import { sessionContext } from '../request-context.server.ts';
import type { ChosenPayment } from './shop-session.ts';

/** The session's fields of one payment. None may carry over to the next order or customer. */
const paymentMembers = ['payment', 'unconfirmed', 'purchaseOrderNumber', 'declined'] as const;

/** Stores how the shopper pays, instead of what they chose before. An order form without an outcome was for that. */
export function choosePayment(context: Context, payment: ChosenPayment): void {
  const session = context.get(sessionContext);
  session.set('payment', payment);
  session.unset('unconfirmed');
}

/** Clears what the session has of a payment. */
export function endPayment(context: Context): void {
  const session = context.get(sessionContext);
  for (const name of paymentMembers) session.unset(name);
}
