import type { PaymentMethod, PlaceOrder } from '@basin/sdk';
import * as z from 'zod';
import type { Context } from '../../shell/context.ts';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { isFree } from './is-free.ts';

const formSchema = z.object({
  paymentKey: z.uuid(),
  orderKey: z.uuid(),
  version: z.coerce.number().int().nonnegative(),
});

/**
 * Returns the order of a review form, for the cart version that the shopper reviewed. Returns undefined when something
 * is missing.
 */
export function orderDraftFrom(
  form: FormData,
  context: Context,
  { purchaseOrderNumber }: SentForm<'purchaseOrderNumber'>['values'],
): PlaceOrder | undefined {
  const { data } = formSchema.safeParse(Object.fromEntries(form));
  const { id, address, billingAddress, email, sums } = context.get(checkoutCartContext);
  const payer = billingAddress ?? address;
  const holderName = [payer?.firstName, payer?.lastName].filter(Boolean).join(' ');
  const payment = isFree(sums) ? null : paymentFrom(context, holderName);
  if (!data || payment === undefined || !payer || email === null) return undefined;
  return {
    cart: { id, version: data.version },
    payment,
    billingAddress: payer,
    email,
    purchaseOrderNumber,
    keys: { payment: data.paymentKey, order: data.orderKey },
  };
}

/** Returns the PayPal approval or the card in the session. */
function paymentFrom(context: Context, holderName: string): PaymentMethod | undefined {
  const payment = context.get(sessionContext).get('payment');
  return payment?.type === 'card' ? { ...payment, holderName } : payment;
}
