import { Heading, Stack } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PartOfOrder } from './order-view.ts';
import { ShipmentText } from './ShipmentText.tsx';

type Expected = Pick<PartOfOrder, 'status' | 'shipments'>;

/** How and when an order arrives. Renders nothing when it has shipped or is cancelled, or without estimates. */
export function ExpectedShipments({ order }: { readonly order: Expected }) {
  const { t } = useLanguage();
  if (order.shipments.length === 0 || !isExpected(order)) return null;
  return (
    <Stack render={<section />} gap={2}>
      <Heading level={2} size="label">
        {t('checkout.step.shipping')}
      </Heading>
      <Arrivals order={order} />
    </Stack>
  );
}

/** How and when the shipments of an order or of its part arrive. */
export const Arrivals = ({ order }: { readonly order: Expected }) =>
  isExpected(order) &&
  order.shipments.map(({ lineIds, ...shipment }) => <ShipmentText key={lineIds.join(' ')} {...shipment} />);

const isExpected = ({ status }: Expected): boolean => status === 'Open' || status === 'PartlyShipped';
