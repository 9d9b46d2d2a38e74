import { pricePerMeasure } from '@basin/domain';
import { Text } from '@basin/react-ui';
import { centAmountOf, moneyFrom, type Coverage, type Money } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** What a price of tile or trim is for, and what a square foot of it costs, or a square metre where the texts of the language are metric. */
export function UnitPrice({ price, coverage }: { readonly price: Money; readonly coverage: Coverage }) {
  const { t, money } = useLanguage();
  const { unit, perUnit, soldByBox } = coverage;
  const isMetric = t('price.units') === 'metric';
  const per = (measure: Parameters<typeof pricePerMeasure>[2]) =>
    money(moneyFrom(pricePerMeasure(centAmountOf(price), perUnit, measure)));
  const byMeasure =
    unit === 'SF'
      ? t('price.perArea', { price: per(isMetric ? 'squareMetre' : 'squareFoot') })
      : unit === 'LF'
        ? t('price.perLength', { price: per(isMetric ? 'metre' : 'foot') })
        : undefined;
  return (
    <Text size="s" tone="muted" figures>
      {[t(soldByBox ? 'price.unit.box' : 'price.unit.piece'), byMeasure].filter(Boolean).join(' · ')}
    </Text>
  );
}
