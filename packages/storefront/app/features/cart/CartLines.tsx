import { Text } from '@basin/react-ui';
import type { CartLineView } from './cart-view.ts';
import { CartListLine } from './CartListLine.tsx';
import { LineButton } from './LineButton.tsx';
import { QuantityForm } from './QuantityForm.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The cart's lines, each with its quantity, a remove button and a save-for-later button. */
export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-label={t('cart.lines')}>
      <ul>
        {lines.map((line) => (
          <CartListLine key={line.id} line={line}>
            {line.isSample ? (
              <Text size="s">{t('cart.saved.quantity', { count: 1 })}</Text>
            ) : (
              <QuantityForm line={line} />
            )}
            <LineButton line={line} intent="saveForLater" />
            <LineButton line={line} intent="remove" />
          </CartListLine>
        ))}
      </ul>
    </section>
  );
}
