import { Heading, Link, Stack, Text } from '@basin/react-ui';
import { OrderList } from './OrderList.tsx';
import { Departments } from '../../shell/header/Departments.tsx';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { OrderSummary } from './order-view.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadOrderHistory } from './order-history.server.ts';

export function OrderHistoryPage({ loaderData: { open, past } }: PageProps<typeof loadOrderHistory>) {
  const { t, path } = useLanguage();
  const isEmpty = open.length + past.length === 0;
  return (
    <>
      <PageHead title={t('order.history')} isIndexed={false} />
      <Heading level={1}>{t('order.history')}</Heading>
      {isEmpty && (
        <>
          <Text>{t('order.none')}</Text>
          <Stack direction="row" align="center">
            <EmptyPageLink />
            <Link href={path('/order-status')}>{t('order.find')}</Link>
          </Stack>
          <Departments />
        </>
      )}
      {open.length > 0 && <Orders title={t('order.open')} orders={open} />}
      {past.length > 0 && <Orders title={t('order.past')} orders={past} />}
    </>
  );
}

const Orders = ({ title, orders }: { readonly title: string; readonly orders: readonly OrderSummary[] }) => (
  <Stack render={<section />} gap={3}>
    <Heading level={2} size="label">
      {title}
    </Heading>
    <OrderList orders={orders} />
  </Stack>
);
