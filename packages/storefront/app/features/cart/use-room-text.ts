import { type RoomInfo, roomMeasure } from '@basin/domain';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Returns a function that describes a planned room in its own unit: area for tile, length for trim. */
export function useRoomText() {
  const { t, isMetric, number } = useLanguage();
  return ({ roomName, productType, totalArea, overage }: RoomInfo) => {
    const measure = productType === 'trim' ? 'length' : 'area';
    const size = number(roomMeasure(totalArea, measure, isMetric ? 'm' : 'ft'));
    return t(`cart.room.${measure}`, { room: roomName ?? t('cart.room.unnamed'), size, overage });
  };
}
