import type { Money } from '@basin/domain';
import { VisuallyHidden } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './Price.module.css';

export interface PriceProps {
  readonly price: Money | undefined;
  /** The price before the sale. */
  readonly was?: Money | undefined;
  /** Says that other finishes cost more. */
  readonly isFrom?: boolean | undefined;
  readonly size?: 's' | 'l';
}

/** A price in figures that line up; a sale says both amounts, also to those who listen. */
export function Price({ price, was, isFrom = false, size = 's' }: PriceProps) {
  const { t, money } = useLanguage();
  if (!price) return <p className={styles.root}>{t('price.none')}</p>;
  const amount = money(price);
  return (
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
}
