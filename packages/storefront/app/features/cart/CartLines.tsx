import { Text } from '@basin/react-ui';
import styles from './cart.module.css';
import type { CartLineView } from './cart-view.ts';
import { LineButton } from './LineButton.tsx';
import { LineList } from './LineList.tsx';
import type { ListGap } from './list-gap.ts';
import { QuantityForm } from './QuantityForm.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface CartLinesProps {
  readonly lines: readonly CartLineView[];
  readonly gap?: ListGap | undefined;
}

/** The cart's lines, each with its quantity, a remove button and a save-for-later button. */
export function CartLines({ lines, gap }: CartLinesProps) {
  const { t } = useLanguage();
  return (
    <section aria-label={t('cart.lines')}>
      <LineList lines={lines} gap={gap}>
        {(line) => (
          <>
            {line.isSample ? (
              <Text size="s" className={styles.quantity}>
                {t('cart.saved.quantity', { count: 1 })}
              </Text>
            ) : (
              <QuantityForm line={line} />
            )}
            <LineButton line={line} intent="saveForLater" />
            <LineButton line={line} intent="remove" />
          </>
        )}
      </LineList>
    </section>
  );
}
