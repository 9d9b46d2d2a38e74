import { localeTag } from '@basin/domain';
import type { OrderDraft } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

const formSchema = z.object({
  paymentKey: z.uuid(),
  orderKey: z.uuid(),
  version: z.coerce.number().int().nonnegative(),
});

/** What a review form orders: the cart in the version that was reviewed; undefined when something is missing. */
export function orderDraftFrom(form: FormData, context: Readonly<RouterContextProvider>): OrderDraft | undefined {
  const { data } = formSchema.safeParse(Object.fromEntries(form));
  const card = context.get(sessionContext).get('card');
  const cart = context.get(checkoutCartContext);
  const { shippingAddress: address, customerEmail: email } = cart;
  if (!data || !card || !address?.country || email === undefined) return undefined;
  const { id: _, key: __, country, ...lines } = address;
  const holderName = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return {
    cart: { ...cart, version: data.version },
    payment: {
      paymentType: 'CREDIT_CARD',
      card: { ...card, responseCode: '870', holderName },
      billingAddress: { ...lines, country },
    },
    email,
    locale: localeTag(context.get(languageContext).locale),
    keys: { payment: data.paymentKey, order: data.orderKey },
  };
}
