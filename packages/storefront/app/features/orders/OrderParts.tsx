import { Heading, Stack, Text } from '@basin/react-ui';
import { unitsText } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { Arrivals } from './ExpectedShipments.tsx';
import type { PartOfOrder } from './order-view.ts';
import { Parcels } from './Parcels.tsx';

/** The parts of a split order, each with its number, status, items, arrival and parcels. */
export function OrderParts({ parts }: { readonly parts: readonly PartOfOrder[] }) {
  const { t } = useLanguage();
  return (
    <Stack render={<section />} gap={4}>
      <div>
        <Heading level={2} size="label">
          {t('checkout.step.shipping')}
        </Heading>
        <Text>{t('order.parts', { count: parts.length })}</Text>
      </div>
      {parts.map((part) => (
        <OrderPart key={part.number} part={part} />
      ))}
    </Stack>
  );
}

function OrderPart({ part }: { readonly part: PartOfOrder }) {
  const { t } = useLanguage();
  const isListedByParcels = part.status !== 'Open' && part.trackings.some(({ units }) => units !== null);
  return (
    <Stack render={<section />} gap={2}>
      <div>
        <Heading level={3} size="label">
          {part.number}
        </Heading>
        <Text>{t(`order.status.${part.status}`)}</Text>
        <Arrivals order={part} />
      </div>
      {!isListedByParcels && (
        <Text render={<ul />} size="s">
          {part.lines.map((line) => (
            <li key={line.id}>{unitsText(t, line)}</li>
          ))}
        </Text>
      )}
      <Parcels order={part} level={3} />
    </Stack>
  );
}
