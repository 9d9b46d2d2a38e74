import { DataTable, Heading, Link, LinkButton, Text } from '@basin/react-ui';
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
          <div>
            <LinkButton href={path('/products')}>{t('cart.empty.action')}</LinkButton>
          </div>
        </>
      )}
      {open.length > 0 && <Orders title={t('order.open')} orders={open} />}
      {past.length > 0 && <Orders title={t('order.past')} orders={past} />}
    </>
  );
}

function Orders({ title, orders }: { readonly title: string; readonly orders: readonly OrderSummary[] }) {
  const { t, money, day } = useLanguage();
  return (
    <DataTable
      caption={title}
      columns={[
        { id: 'number', label: t('order.number') },
        { id: 'date', label: t('order.date') },
        { id: 'status', label: t('order.status') },
        { id: 'total', label: t('order.total'), numeric: true },
      ]}
      rows={orders.map(({ number, createdAt, status, total, path: page }) => ({
        id: number,
        cells: [
          <Link key="number" href={page}>
            {number}
          </Link>,
          createdAt && day(createdAt),
          t(`order.status.${status}`),
          money(total),
        ],
      }))}
    />
  );
}
