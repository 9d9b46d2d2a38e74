import { Disclosure, Heading, Link, Stack } from '@basin/react-ui';
import { type CartView, SummaryLines, Sums } from '../cart/index.ts';
import { FinancingSlot } from '../financing/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CheckoutSummary.module.css';

/** The items and total of the order, visible at every step. On a phone it is one line above the step that expands. */
export function CheckoutSummary({ cart: { lines, sums } }: { readonly cart: CartView }) {
  const { t, path, money } = useLanguage();
  return (
    <Stack render={<aside />} gap={5} className={styles.root} aria-labelledby="summary">
      <Stack render={<header />} direction="row" justify="between" align="center">
        <Heading level={2} size="title" id="summary">
          {t('cart.summary')}
        </Heading>
        <Link href={path('/cart')}>{t('action.edit')}</Link>
      </Stack>
      <Disclosure summary={t('cart.total')} note={money(sums.total)} className={styles.details}>
        <Stack gap={5}>
          <SummaryLines lines={lines} />
          <Sums sums={sums} />
        </Stack>
      </Disclosure>
      <FinancingSlot amount={sums.total} />
    </Stack>
  );
}
