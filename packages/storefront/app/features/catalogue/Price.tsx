import { VisuallyHidden } from '@basin/react-ui';
import type { Coverage, Money } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import styles from './Price.module.css';

export interface PriceProps {
  readonly price: Money | null | undefined;
  /** The price before the sale. */
  readonly was?: Money | null | undefined;
  /** Says that other finishes cost more. */
  readonly isFrom?: boolean | undefined;
  readonly size?: 's' | 'l';
  /** How tile and trim are sold: the price says what it is for. */
  readonly coverage?: Coverage | null | undefined;
}

/** A price in figures that line up; a sale says both amounts, also to those who listen. */
export function Price({ price, was, isFrom = false, size = 's', coverage }: PriceProps) {
  const { t, money } = useLanguage();
  if (!price) return <p className={styles.root}>{t('price.none')}</p>;
  const amount = money(price);
  const figure = (
    <p className={styles.root} data-size={size}>
      {was ? (
        <>
          <VisuallyHidden>{t('price.was', { price: money(was) })}. </VisuallyHidden>
          <VisuallyHidden>{t('price.now', { price: amount })}</VisuallyHidden>
          <span aria-hidden className={styles.now}>
            {isFrom ? t('price.from', { price: amount }) : amount}
          </span>
          <s aria-hidden className={styles.was}>
            {money(was)}
          </s>
        </>
      ) : (
        <span>{isFrom ? t('price.from', { price: amount }) : amount}</span>
      )}
    </p>
  );
  return coverage ? (
    <div>
      {figure}
      <UnitPrice price={price} coverage={coverage} />
    </div>
  ) : (
    figure
  );
}
