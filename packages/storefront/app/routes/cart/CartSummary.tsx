import { Heading, Link, LinkButton } from '@basin/react-ui';
import type { CartView } from '../../cart/cart-view.ts';
import { Sums } from '../../components/Sums.tsx';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import styles from './cart.module.css';

/** What the cart comes to, beside its items, and the way to the checkout. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const { t, path } = useLanguage();
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <Heading level={2} size="title" id="summary">
        {t('cart.summary')}
      </Heading>
      <Sums sums={cart.sums} />
      <LinkButton href={path('/checkout')} variant="primary" wide>
        {t('cart.checkout')}
      </LinkButton>
      <Link href={path('/products')}>{t('cart.continueShopping')}</Link>
    </aside>
  );
}
