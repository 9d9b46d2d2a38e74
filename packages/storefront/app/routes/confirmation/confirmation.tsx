import { nullOn } from '@basin/sdk';
import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { redirect } from 'react-router';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { OrderView } from '../../components/OrderView.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { orderView } from '../../orders/order-view.ts';
import { languageContext, sdkContext, sessionContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import styles from './confirmation.module.css';
import type { Route } from './+types/confirmation';

/** The order that this shopper has just placed; its number and e-mail stay in the session, no address holds them. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const placed = session.get('lastOrder');
  if (!placed) throw redirect(`/${context.get(languageContext).locale}/cart`);
  session.unset('submittedCart');
  const { orderNumber, email } = placed;
  const found = await context.get(sdkContext).orders.query({ query: { orderNumber, email } }).catch(nullOn(404));
  const order = found?.results[0];
  return { orderNumber, email, order: order && orderView(order, await cartViewOptions(context)) };
}

export default function ConfirmationPage({ loaderData: { orderNumber, email, order } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.page}>
      <PageHead title={t('order.confirmed.title')} isIndexed={false} />
      <Heading level={1}>{t('order.confirmed.title')}</Heading>
      <Text size="l">{t('order.confirmed.text', { orderNumber, email })}</Text>
      {order && <OrderView order={order} />}
      <div>
        <LinkButton href={path('/')}>{t('cart.continueShopping')}</LinkButton>
      </div>
    </Container>
  );
}
