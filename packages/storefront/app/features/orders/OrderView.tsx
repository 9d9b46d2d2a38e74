import type { PostalAddress } from '@basin/sdk';
import { DescriptionList, Heading, Stack } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { Sums } from '../cart/index.ts';
import type { OrderPageView } from './order-view.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AddressLines } from './AddressLines.tsx';
import { ExpectedShipments } from './ExpectedShipments.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParts } from './OrderParts.tsx';
import { Parcels, Returned } from './Parcels.tsx';
import { paymentText } from './payment-text.ts';
import styles from './OrderView.module.css';

export interface OrderViewProps {
  readonly order: OrderPageView;
  /** Whether each line says when it ships. True only for an order that was just placed. */
  readonly showsDepartures?: boolean;
  /** The order's actions, below its details. */
  readonly actions?: ReactNode;
}

function OrderAddress({ title, address }: { readonly title: string; readonly address: PostalAddress | null }) {
  if (address === null) return null;
  return (
    <Stack render={<section />} gap={2}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <AddressLines address={address} />
    </Stack>
  );
}

/** An order: its lines, addresses, totals and status. */
export function OrderView({ order, showsDepartures = false, actions }: OrderViewProps) {
  const { t, day, money } = useLanguage();
  const { purchaseOrderNumber, payment } = order;
  return (
    <div className={styles.root}>
      <OrderLines lines={order.lines} showsDepartures={showsDepartures} />
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { term: t('order.number'), details: order.number },
            ...(purchaseOrderNumber ? [{ term: t('field.purchaseOrderNumber'), details: purchaseOrderNumber }] : []),
            { term: t('order.date'), details: order.createdAt && day(order.createdAt) },
            { term: t('order.status'), details: t(`order.status.${order.status}`) },
            ...(payment ? [{ term: t('checkout.step.payment'), details: paymentText(t, payment) }] : []),
          ]}
        />
        {order.parts.length > 0 ? (
          <OrderParts parts={order.parts} />
        ) : (
          <>
            <ExpectedShipments order={order} />
            <Parcels order={order} />
          </>
        )}
        <Returned order={order} />
        <OrderAddress title={t('checkout.shippingAddress')} address={order.address} />
        <OrderAddress title={t('checkout.billingAddress')} address={order.billingAddress} />
        <Sums sums={order.sums} isFinal />
        {order.refunds.length > 0 && (
          <DescriptionList
            items={order.refunds.map(({ amount, refundedAt }) => ({
              term: refundedAt ? t('order.refundedOn', { day: day(refundedAt) }) : t('order.refunded'),
              details: money(amount),
            }))}
            variant="sums"
          />
        )}
        {actions}
      </div>
    </div>
  );
}
