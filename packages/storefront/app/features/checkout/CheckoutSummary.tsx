import { Heading, Link, Text } from '@basin/react-ui';
import { type CartView, quantityText, Sums } from '../cart/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CheckoutSummary.module.css';

/** What is being ordered and what it comes to, in sight at every step. */
export function CheckoutSummary({ cart: { lines, sums } }: { readonly cart: CartView }) {
  const { t, path, money } = useLanguage();
  return (
    <aside className={styles.root} aria-labelledby="summary">
      <header className={styles.header}>
        <Heading level={2} size="title" id="summary">
          {t('cart.summary')}
        </Heading>
        <Link href={path('/cart')}>{t('action.edit')}</Link>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ id, name, finish, image, quantity, coverage, total }) => (
          <li key={id} className={styles.line}>
            <CataloguePicture name={image} alt="" sizes={pictureSizes.summaryLine} />
            <div>
              <Text>{name}</Text>
              <Text size="s" tone="muted">
                {[finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Text figures>{money(total)}</Text>
          </li>
        ))}
      </ul>
      <Sums sums={sums} />
    </aside>
  );
}
