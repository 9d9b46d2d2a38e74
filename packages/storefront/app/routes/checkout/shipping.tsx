import { isFreight } from '@basin/domain';
import { Button, Heading, LinkButton, Notice, Text } from '@basin/react-ui';
import { assignShipments, changeCart, type ShippedCart } from '@basin/sdk';
import { Form, redirect } from 'react-router';
import { lineViews } from '../../cart/cart-view.ts';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { shopperOf } from '../../cart/shopper.server.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { checkoutCartContext } from './checkout-cart.server.ts';
import styles from './checkout.module.css';
import type { Route } from './+types/shipping';

export async function loader({ context }: Route.LoaderArgs) {
  const cart = context.get(checkoutCartContext);
  const { locale } = context.get(languageContext);
  if (!cart.shippingAddress) throw redirect(`/${locale}/checkout`);
  const [shipped, options] = await Promise.all([
    assignShipments(context.get(sdkContext), cart),
    cartViewOptions(context),
  ]);
  const namesOf = (ids: readonly string[]) =>
    lineViews(shipped.cart.lineItems, options)
      .filter(({ id }) => ids.includes(id))
      .map(({ name, quantity }) => ({ name, quantity }));
  return {
    shipments: shipped.shipments.map(({ id, shippingType, lineItemIds, price }) => ({
      id,
      price,
      isFreight: isFreight(shippingType),
      items: namesOf(lineItemIds),
    })),
    unavailable: namesOf(shipped.noShipping.map(({ id }) => id)),
    hasItems: shipped.shipping.length > 0,
  };
}

/** Takes out what cannot be sent, so that the rest can. */
export async function action({ context }: Route.ActionArgs) {
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

export default function ShippingStep({ loaderData: { shipments, unavailable, hasItems } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  return (
    <>
      {shipments.map((shipment, index) => (
        <Shipment key={shipment.id} number={index + 1} {...shipment} />
      ))}
      {unavailable.length > 0 && <Unavailable items={unavailable} />}
      {hasItems && unavailable.length === 0 && (
        <LinkButton href={path('/checkout/payment')} variant="primary">
          {t('action.continue')}
        </LinkButton>
      )}
    </>
  );
}

type Items = Route.ComponentProps['loaderData']['unavailable'];
type ShipmentProps = Route.ComponentProps['loaderData']['shipments'][number] & { readonly number: number };

function Shipment({ number, isFreight: isByFreight, items, price }: ShipmentProps) {
  const { t, money } = useLanguage();
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${number}`}>
      <Heading level={2} size="title" id={`shipment-${number}`}>
        {t('checkout.shipment', { number })}
      </Heading>
      <Text tone="muted">{t(isByFreight ? 'checkout.shipment.freight' : 'checkout.shipment.ground')}</Text>
      {price && <Text figures>{price.centAmount === 0 ? t('cart.shipping.free') : money(price)}</Text>}
      <ItemList items={items} />
    </section>
  );
}

function Unavailable({ items }: { readonly items: Items }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" title={t('checkout.noShipping')} role="status">
      <ItemList items={items} />
      <Form method="post">
        <Button type="submit">{t('checkout.noShipping.remove')}</Button>
      </Form>
    </Notice>
  );
}

function ItemList({ items }: { readonly items: Items }) {
  const { t } = useLanguage();
  return (
    <ul>
      {items.map(({ name, quantity }) => (
        <li key={name}>{t('product.bundle.quantity', { count: quantity, name })}</li>
      ))}
    </ul>
  );
}
