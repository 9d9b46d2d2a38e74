import { pricePerMeasure } from '@basin/domain';
import type { PriceProps } from '@basin/react-ui';
import { centAmountOf, moneyFrom, type Coverage, type Money } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** A price and what it depends on. */
export interface Offer {
  readonly price: Money | null | undefined;
  /** The price before the sale. */
  readonly was?: Money | null | undefined;
  /** The guest price, when it is higher. */
  readonly list?: Money | null | undefined;
  /** Whether other finishes cost more. */
  readonly isFrom?: boolean | undefined;
  /** How tile and trim are sold. The price then names its unit. */
  readonly coverage?: Coverage | null | undefined;
}

/** Returns a function that formats an offer in the page's language. */
export function usePrice() {
  const language = useLanguage();
  return (offer: Offer): PriceProps => priceIn(language, offer);
}

type Language = ReturnType<typeof useLanguage>;

function priceIn(language: Language, { price, was, list, isFrom, coverage }: Offer): PriceProps {
  const { t, money } = language;
  if (!price) return { current: t('price.none') };
  const amount = money(price);
  return {
    current: isFrom ? t('price.from', { price: amount }) : amount,
    ...(was && {
      was: money(was),
      spoken: `${t('price.was', { price: money(was) })}. ${t('price.now', { price: amount })}`,
    }),
    ...(list &&
      list.cents !== was?.cents && {
        note: t('price.list', { price: isFrom ? t('price.fromWithin', { price: money(list) }) : money(list) }),
      }),
    ...(coverage && { unit: unitIn(language, price, coverage) }),
  };
}

/**
 * Returns the unit of a tile or trim price, with the price of a square foot, or of a square metre in languages with
 * metric units.
 */
function unitIn({ t, isMetric, money }: Language, price: Money, { unit, perUnit, soldByBox }: Coverage): string {
  const per = (measure: Parameters<typeof pricePerMeasure>[2]) =>
    money(moneyFrom(pricePerMeasure(centAmountOf(price), perUnit, measure)));
  const byMeasure =
    unit === 'SF'
      ? t('price.perArea', { price: per(isMetric ? 'squareMetre' : 'squareFoot') })
      : unit === 'LF'
        ? t('price.perLength', { price: per(isMetric ? 'metre' : 'foot') })
        : undefined;
  return [t(soldByBox ? 'price.unit.box' : 'price.unit.piece'), byMeasure].filter(Boolean).join(' · ');
}
