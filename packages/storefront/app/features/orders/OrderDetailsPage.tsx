import { Link, LinkButton, Notice } from '@basin/react-ui';
import { OrderActions } from './OrderActions.tsx';
import { OrderView } from './OrderView.tsx';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadOrderDetails } from './order-details.server.ts';

export function OrderDetailsPage({ loaderData: { order, notices } }: PageProps<typeof loadOrderDetails>) {
  const { t, path } = useLanguage();
  return (
    <>
      <PageTitle title={t('order.details')} />
      <Notices notices={notices} />
      <OrderView order={order} actions={<OrderActions order={order} />} />
      {order.hasOffers && (
        <Notice
          title={t('order.offers')}
          actions={<LinkButton href={path('/support/contact')}>{t('order.offers.action')}</LinkButton>}
        >
          {t('order.offers.text')}
        </Notice>
      )}
      <Link href={path('/my-account')}>{t('order.history')}</Link>
    </>
  );
}
