import { Text } from '@basin/react-ui';
import { lineDepartureText, unitsText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { Translate } from '../../shell/texts/translate.ts';
import type { findShipments } from './find-shipments.server.ts';

export type Shipment = Awaited<ReturnType<typeof findShipments>>['shipments'][number];

interface ShipmentItemsProps extends Pick<Shipment, 'items'> {
  /** Returns the text below an item; by default when it leaves. */
  readonly detailOf?: (t: Translate, item: Shipment['items'][number]) => string | null;
}

/** The items of a shipment, each with the date when it leaves. */
export function ShipmentItems({ items, detailOf = lineDepartureText }: ShipmentItemsProps) {
  const { t } = useLanguage();
  return (
    <ul>
      {items.map((item) => {
        const detail = detailOf(t, item);
        return (
          <li key={item.id}>
            {unitsText(t, item)}
            {detail && (
              <Text size="s" tone="muted">
                {detail}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
