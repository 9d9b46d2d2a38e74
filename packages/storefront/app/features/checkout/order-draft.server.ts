import type { PlaceOrder } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { sessionContext } from '../../shell/request-context.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

const formSchema = z.object({
  paymentKey: z.uuid(),
  orderKey: z.uuid(),
  version: z.coerce.number().int().nonnegative(),
});

/** What a review form orders: the cart in the version that was reviewed; undefined when something is missing. */
export function orderDraftFrom(form: FormData, context: Readonly<RouterContextProvider>): PlaceOrder | undefined {
  const { data } = formSchema.safeParse(Object.fromEntries(form));
  const card = context.get(sessionContext).get('card');
  const { id, address, email } = context.get(checkoutCartContext);
  const { postalCode, country } = address ?? {};
  if (!data || !card || !postalCode || !country || email === null) return undefined;
  const holderName = [address?.firstName, address?.lastName].filter(Boolean).join(' ');
  return {
    cart: { id, version: data.version },
    payment: { type: 'card', ...card, holderName },
    billingAddress: { ...address, postalCode, country },
    email,
    keys: { payment: data.paymentKey, order: data.orderKey },
  };
}
