import { Text } from '@basin/react-ui';
import { unitsText } from '../cart/index.ts';
import { departureText } from '../catalogue/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { findShipments } from './find-shipments.server.ts';

export type Shipment = Awaited<ReturnType<typeof findShipments>>['shipments'][number];

/** The items of a shipment, each with the date when it leaves. */
export function ShipmentItems({ items }: Pick<Shipment, 'items'>) {
  const { t } = useLanguage();
  return (
    <ul>
      {items.map(({ id, departure, ...units }) => (
        <li key={id}>
          {unitsText(t, units)}
          {departure && (
            <Text size="s" tone="muted">
              {departureText(t, departure)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
