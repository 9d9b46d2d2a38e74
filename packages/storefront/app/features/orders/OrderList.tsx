import { type BadgeProps, OrderCard } from '@basin/react-ui';
import type { Order } from '@basin/sdk';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { OrderSummary } from './order-view.ts';

const toneOf: Partial<Record<Order['status'], BadgeProps['tone']>> = { Completed: 'success', Cancelled: 'danger' };

/** A customer's orders, each with its items and status. */
export function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t, money, day } = useLanguage();
  return (
    <ul>
      {orders.map(({ number, path, status, createdAt, purchaseOrderNumber, refunded, total, pictures, hidden }) => (
        <li key={number}>
          <OrderCard
            name={number}
            href={path}
            status={{ label: t(`order.status.${status}`), tone: toneOf[status] }}
            details={[
              createdAt && t('order.orderedOn', { date: day(createdAt) }),
              purchaseOrderNumber && t('order.purchaseOrder', { number: purchaseOrderNumber }),
              refunded && t('order.refundedAmount', { amount: money(refunded) }),
            ]}
            total={money(total)}
            pictures={pictures.map(({ id, name, image }) => (
              <CataloguePicture key={id} name={image} alt={name} sizes={pictureSizes.summaryLine} />
            ))}
            more={hidden > 0 ? t('order.more', { count: hidden }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
