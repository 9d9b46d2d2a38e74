import { Button, Heading, Link, Text } from '@basin/react-ui';
import { placeOrder, type OrderRefusal } from '@basin/sdk';
import { randomUUID } from 'node:crypto';
import { data, Form, redirect, useNavigation } from 'react-router';
import { shopperOf } from '../../cart/shopper.server.ts';
import { AddressLines } from '../../components/AddressLines.tsx';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext, sdkContext, sessionContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { cardBrandName } from './card-brand.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { orderWishFrom } from './order-wish.server.ts';
import styles from './checkout.module.css';
import type { Route } from './+types/review';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const { shippingAddress, customerEmail, version } = context.get(checkoutCartContext);
  const card = context.get(sessionContext).get('card');
  if (!shippingAddress) throw redirect(`/${locale}/checkout`);
  if (!card) throw redirect(`/${locale}/checkout/payment`);
  const brand = await cardBrandName(context, card.brand);
  // the keys stay with the form: sent twice, it pays once and orders once
  const keys = { payment: randomUUID(), order: randomUUID() };
  return { address: shippingAddress, email: customerEmail, card: { brand, lastFour: card.lastFour }, keys, version };
}

const afterRefusal = {
  declined: { path: 'declined' },
  priceChanged: { path: 'cart', key: 'checkout.error.priceChanged' },
  outOfStock: { path: 'cart', key: 'checkout.error.outOfStock' },
  cartChanged: { path: 'checkout/review', key: 'cart.changed' },
} as const satisfies Record<OrderRefusal, { path: string; key?: string }>;

export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = context.get(languageContext);
  const session = context.get(sessionContext);
  const wish = orderWishFrom(await request.formData(), context);
  if (!wish) throw data(null, 400);
  const placed = await placeOrder(context.get(sdkContext), shopperOf(context), wish);
  if (!placed.ok) {
    const next: { path: string; key?: 'checkout.error.priceChanged' | 'checkout.error.outOfStock' | 'cart.changed' } =
      afterRefusal[placed.reason];
    if (next.key) leaveNotice(context, { key: next.key, tone: 'warning' });
    if (placed.reason === 'declined') session.unset('card');
    return redirect(`/${locale}/${next.path}`, 303);
  }
  for (const name of ['card', 'customerCartId'] as const) session.unset(name);
  session.set('lastOrder', { orderNumber: placed.order.orderNumber, email: wish.email });
  return redirect(`/${locale}/order-confirmation`, 303);
}

export default function ReviewStep({ loaderData }: Route.ComponentProps) {
  const { address, email, card, keys, version } = loaderData;
  const { t, path } = useLanguage();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Heading level={2} size="title">
        {t('checkout.review')}
      </Heading>
      <div className={styles.facts}>
        <Heading level={3} size="label">
          {t('checkout.shippingAddress')}
        </Heading>
        <AddressLines address={address} />
        <Text tone="muted">{email}</Text>
        <Link href={path('/checkout')}>{t('action.edit')}</Link>
      </div>
      <div className={styles.facts}>
        <Heading level={3} size="label">
          {t('checkout.step.payment')}
        </Heading>
        <Text>{t('checkout.payment.cardEnding', card)}</Text>
        <Link href={path('/checkout/payment')}>{t('action.edit')}</Link>
      </div>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="paymentKey" value={keys.payment} />
        <input type="hidden" name="orderKey" value={keys.order} />
        <input type="hidden" name="version" value={version} />
        <Text size="s" tone="muted">
          {t('checkout.agree')}
        </Text>
        <Button type="submit" variant="primary" pending={isBusy}>
          {t(isBusy ? 'checkout.placing' : 'checkout.placeOrder')}
        </Button>
      </Form>
    </>
  );
}
