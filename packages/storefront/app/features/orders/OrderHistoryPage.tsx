import { Heading, Link, Stack, Text } from '@basin/react-ui';
import { OrderList } from './OrderList.tsx';
import { Departments } from '../../shell/header/Departments.tsx';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { usePageModel } from '../../shell/document/page-model.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { OrderSummary } from './order-view.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadOrderHistory } from './order-history.server.ts';

export function OrderHistoryPage({ loaderData: { open, past, page, hasMore } }: PageProps<typeof loadOrderHistory>) {
  const { t, path } = useLanguage();
  const { emptyText = t('order.none') } = usePageModel();
  const isEmpty = page === 1 && open.length + past.length === 0;
  const pathOf = (shown: number) => path(`/my-account/order-history${shown > 1 ? `?page=${shown}` : ''}`);
  return (
    <>
      <PageTitle title={t('order.history')} />
      {isEmpty && (
        <>
          <Text>{emptyText}</Text>
          <Stack direction="row" align="center">
            <EmptyPageLink />
            <Link href={path('/order-status')}>{t('order.find')}</Link>
          </Stack>
          <Departments />
        </>
      )}
      {open.length > 0 && <Orders title={t('order.open')} orders={open} />}
      {past.length > 0 && <Orders title={t('order.past')} orders={past} />}
      {(page > 1 || hasMore) && (
        <Stack direction="row" gap={5}>
          {page > 1 && <Link href={pathOf(page - 1)}>{t('order.newer')}</Link>}
          {hasMore && <Link href={pathOf(page + 1)}>{t('order.earlier')}</Link>}
        </Stack>
      )}
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
