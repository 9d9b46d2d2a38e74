import { Text } from '@basin/react-ui';
import { lineDepartureText, unitsText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { findShipments } from './find-shipments.server.ts';

export type Shipment = Awaited<ReturnType<typeof findShipments>>['shipments'][number];

/** The items of a shipment, each with the date when it leaves. */
export function ShipmentItems({ items }: Pick<Shipment, 'items'>) {
  const { t } = useLanguage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {unitsText(t, item)}
          {item.departure && (
            <Text size="s" tone="muted">
              {lineDepartureText(t, item)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
