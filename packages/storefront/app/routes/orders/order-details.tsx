import { Heading, Link } from '@basin/react-ui';
import { data } from 'react-router';
import { cartViewOptions } from '../../cart/cart-view-options.server.ts';
import { OrderView } from '../../components/OrderView.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { orderView } from '../../orders/order-view.ts';
import { sdkContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { Route } from './+types/order-details';

export async function loader({ request, context }: Route.LoaderArgs) {
  const orderNumber = new URL(request.url).searchParams.get('orderNumber')?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{1,64}$/.test(orderNumber)) throw data(null, 404);
  const { results } = await context.get(sdkContext).orders.query({ query: { orderNumber } });
  const order = results[0];
  if (!order) throw data(null, 404);
  return { order: orderView(order, await cartViewOptions(context)) };
}

export default function OrderDetailsPage({ loaderData: { order } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  return (
    <>
      <PageHead title={t('order.details')} isIndexed={false} />
      <Heading level={1}>{t('order.details')}</Heading>
      <OrderView order={order} />
      <Link href={path('/my-account')}>{t('order.history')}</Link>
    </>
  );
}
