import { Heading, Stack, Text } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { OrderPageView } from './order-view.ts';
import { ShipmentText } from './ShipmentText.tsx';

/**
 * How and when the shipments of an order arrive, several with the names of their items. Renders nothing once everything
 * has shipped, and for an order that is cancelled or has no estimates.
 */
export function ExpectedShipments({ order }: { readonly order: OrderPageView }) {
  const { t } = useLanguage();
  const { shipments, lines, status } = order;
  if (shipments.length === 0 || (status !== 'Open' && status !== 'PartlyShipped')) return null;
  const namesOf = (ids: readonly string[]) => lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <Stack render={<section />} gap={2}>
      <Heading level={2} size="label">
        {t('checkout.step.shipping')}
      </Heading>
      {shipments.map(({ lineIds, isFreight, arrivesOn }) => (
        <div key={lineIds.join(' ')}>
          {shipments.length > 1 && <Text size="s">{namesOf(lineIds).join(' · ')}</Text>}
          <ShipmentText isFreight={isFreight} arrivesOn={arrivesOn} />
        </div>
      ))}
    </Stack>
  );
}
