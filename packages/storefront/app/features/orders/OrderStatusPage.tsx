import { ContentPage } from '../content/index.ts';
import { OrderLookup } from './OrderLookup.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadOrderStatus, handleOrderLookup } from './order-status.server.ts';

export function OrderStatusPage({
  loaderData: { page, known, notices },
  actionData,
}: PageProps<typeof loadOrderStatus, typeof handleOrderLookup>) {
  return (
    <ContentPage
      page={page}
      slots={{ 'order-status': () => <OrderLookup known={known} result={actionData} notices={notices} /> }}
    />
  );
}
