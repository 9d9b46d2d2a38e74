import { Heading, Text } from '@basin/react-ui';
import type { CartLineView } from './cart-view.ts';
import { LineButton } from './LineButton.tsx';
import { LineList } from './LineList.tsx';
import type { ListGap } from './list-gap.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './cart.module.css';

interface SavedItemsProps {
  readonly lines: readonly CartLineView[];
  readonly gap: ListGap | undefined;
}

/** The items saved for later, below the cart. Renders nothing when there are none. */
export function SavedItems({ lines, gap }: SavedItemsProps) {
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
      <LineList lines={lines} gap={gap}>
        {(line) => (
          <>
            <Text size="s" className={styles.quantity}>
              {t('cart.saved.quantity', { count: line.quantity })}
            </Text>
            <LineButton line={line} intent="moveToCart" />
            <LineButton line={line} intent="removeSaved" />
          </>
        )}
      </LineList>
    </section>
  );
}
