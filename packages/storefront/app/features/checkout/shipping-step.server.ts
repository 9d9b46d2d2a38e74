import type { LineItem } from '@basin/sdk';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { languageContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { findShippingMethods } from './shipping-methods.server.ts';

export async function loadShippingStep({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  if (!cart.address) throw redirect(`/${context.get(languageContext).locale}/checkout`);
  const { shipments, undeliverable } = await checkoutOf(context).getDelivery(cart);
  const methods = await findShippingMethods(context, cart.id);
  return {
    shipments: shipments.map(({ lines, ...shipment }) => ({
      ...shipment,
      arrivesOn: methods.find(({ key }) => key === shipment.id)?.arrivesOn ?? null,
      items: lines.map(itemOf),
    })),
    unavailable: undeliverable.map((line) => ({ ...itemOf(line), departure: null })), // it never leaves
  };
}

const itemOf = ({ name, quantity, departure }: LineItem) => ({ name, quantity, departure });

/** Removes the items that cannot be shipped, so that the rest can be. */
export async function removeUnavailable({ context }: ActionFunctionArgs) {
  await checkoutOf(context).removeUndeliverable(context.get(checkoutCartContext));
  return redirect(`/${context.get(languageContext).locale}/checkout/shipping`, 303);
}
