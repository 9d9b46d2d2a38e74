import { Stack, Text } from '@basin/react-ui';
import { lineDepartureText, unitsText, useRoomText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { Translate } from '../../shell/texts/translate.ts';
import type { findShipments } from './find-shipments.server.ts';

export type Shipment = Awaited<ReturnType<typeof findShipments>>['shipments'][number];

interface ShipmentItemsProps extends Pick<Shipment, 'items'> {
  /** Returns the text below an item; by default when it leaves. */
  readonly detailOf?: (t: Translate, item: Shipment['items'][number]) => string | null;
}

/** The items of a shipment, each with its planned rooms and the date when it leaves. */
export function ShipmentItems({ items, detailOf = lineDepartureText }: ShipmentItemsProps) {
  const { t } = useLanguage();
  const roomText = useRoomText();
  return (
    <Stack render={<ul />} gap={2}>
      {items.map((item) => (
        <li key={item.id}>
          {unitsText(t, item)}
          {[...item.rooms.map(roomText), detailOf(t, item)].filter(Boolean).map((detail, index) => (
            <Text key={index} size="s" tone="muted">
              {detail}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  );
}
