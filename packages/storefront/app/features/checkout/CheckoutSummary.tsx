import { Heading, Link } from '@basin/react-ui';
import { type CartView, SummaryLines, Sums } from '../cart/index.ts';
import { FinancingSlot } from '../financing/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CheckoutSummary.module.css';

/** What is being ordered and what it comes to, in sight at every step. */
export function CheckoutSummary({ cart: { lines, sums } }: { readonly cart: CartView }) {
  const { t, path } = useLanguage();
  return (
    <aside className={styles.root} aria-labelledby="summary">
      <header className={styles.header}>
        <Heading level={2} size="title" id="summary">
          {t('cart.summary')}
        </Heading>
        <Link href={path('/cart')}>{t('action.edit')}</Link>
      </header>
      <SummaryLines lines={lines} />
      <Sums sums={sums} />
      <FinancingSlot amount={sums.total} />
    </aside>
  );
}
