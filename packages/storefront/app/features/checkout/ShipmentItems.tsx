import { Text } from '@basin/react-ui';
import { departureText } from '../catalogue/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { findShipments } from './find-shipments.server.ts';

export type Shipment = Awaited<ReturnType<typeof findShipments>>['shipments'][number];

/** The items of a shipment, each with the date when it leaves. */
export function ShipmentItems({ items }: Pick<Shipment, 'items'>) {
  const { t } = useLanguage();
  return (
    <ul>
      {items.map(({ name, quantity, departure }) => (
        <li key={name}>
          {t('product.bundle.quantity', { count: quantity, name })}
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
