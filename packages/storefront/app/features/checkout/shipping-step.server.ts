import { isFreight } from '@basin/domain';
import { assignShipments, changeCart, linesFrom, moneyFrom, type ShippedCart } from '@basin/sdk';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { shopperOf } from '../cart/index.server.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

export async function loadShippingStep({ context }: LoaderFunctionArgs) {
  const cart = context.get(checkoutCartContext);
  const { locale } = context.get(languageContext);
  if (!cart.shippingAddress) throw redirect(`/${locale}/checkout`);
  const shipped = await assignShipments(context.get(sdkContext), cart);
  const namesOf = (ids: readonly string[]) =>
    linesFrom(shipped.cart.lineItems, locale)
      .filter(({ id }) => ids.includes(id))
      .map(({ name, quantity, departure }) => ({ name, quantity, departure }));
  return {
    shipments: shipped.shipments.map(({ id, shippingType, lineItemIds, price }) => ({
      id,
      price: price && moneyFrom(price),
      isFreight: isFreight(shippingType),
      items: namesOf(lineItemIds),
    })),
    unavailable: namesOf(shipped.noShipping.map(({ id }) => id)),
    hasItems: shipped.shipping.length > 0,
  };
}

/** Takes out what cannot be sent, so that the rest can. */
export async function removeUnavailable({ context }: ActionFunctionArgs) {
  const [sdk, shopper] = [context.get(sdkContext), shopperOf(context)];
  const { noShipping } = await assignShipments(sdk, context.get(checkoutCartContext));
  await changeCart(sdk, shopper, ({ lineItems }) => removals(lineItems, noShipping));
  return redirect(`/${context.get(languageContext).locale}/checkout/shipping`, 303);
}

type Line = ShippedCart['noShipping'][number];

/** A set leaves whole: its parts go with it, and it goes with a part of it. */
function removals(lines: readonly Line[], unavailable: readonly Line[]) {
  const ids = new Set(unavailable.map(({ id, bundleParentId }) => bundleParentId ?? id));
  return lines
    .filter(({ id }) => ids.has(id))
    .map(({ id: lineItemId }) => {
      const isSet = lines.some(({ bundleParentId }) => bundleParentId === lineItemId);
      return { action: isSet ? 'removebundle' : 'removeLineItem', lineItemId } as const;
    });
}
