import { Heading, Text } from '@basin/react-ui';
import type { CartLineView } from './cart-view.ts';
import { CartListLine } from './CartListLine.tsx';
import { LineButton } from './LineButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './cart.module.css';

/** The items saved for later, below the cart. Renders nothing when there are none. */
export function SavedItems({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { t } = useLanguage();
  if (lines.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved">
      <Heading level={2} size="title" id="saved">
        {t('cart.saved')}
      </Heading>
      <Text size="s" tone="muted">
        {t('cart.saved.text')}
      </Text>
      <ul>
        {lines.map((line) => (
          <CartListLine key={line.id} line={line}>
            <Text size="s">{t('cart.saved.quantity', { count: line.quantity })}</Text>
            <LineButton line={line} intent="moveToCart" />
            <LineButton line={line} intent="removeSaved" />
          </CartListLine>
        ))}
      </ul>
    </section>
  );
}
