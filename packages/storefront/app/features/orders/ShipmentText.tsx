import { Text } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const halfDay = 12 * 60 * 60 * 1000; // an arrival is midnight UTC, which is the day before in the company's time zone

interface ShipmentTextProps {
  readonly isFreight: boolean;
  /** The day, at midnight UTC; null when unknown. */
  readonly arrivesOn: Date | null;
}

/** Says how a shipment is sent and about when it arrives. */
export function ShipmentText({ isFreight, arrivesOn }: ShipmentTextProps) {
  const { t, day } = useLanguage();
  return (
    <>
      <Text tone="muted">{t(isFreight ? 'checkout.shipment.freight' : 'checkout.shipment.ground')}</Text>
      {arrivesOn && (
        <Text>{t('checkout.shipment.arrives', { date: day(new Date(arrivesOn.getTime() + halfDay)) })}</Text>
      )}
    </>
  );
}
