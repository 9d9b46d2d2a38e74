import type { Departure } from '@basin/domain';
import { Text } from '@basin/react-ui';
import type { ProductKind, ProductStock } from '@basin/sdk';
import { departureText } from '../catalogue/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const fewLeft = 5;

export interface StockLineProps {
  readonly kind: ProductKind;
  readonly stock: ProductStock | null;
  readonly departure: Departure | null | undefined;
}

/** The availability of the chosen finish. Renders nothing when the stock is unknown. */
export function StockLine({ kind, stock, departure }: StockLineProps) {
  const { t } = useLanguage();
  if (!stock) return null;
  const isService = kind === 'design-service' || kind === 'install-service';
  const { status, available } = stock;
  const inStock =
    available > 0 && available <= fewLeft ? t('product.stock.low', { count: available }) : t('product.stock.in');
  const words = {
    inStock: [!isService && inStock, departure && departureText(t, departure)].filter(Boolean).join('. '),
    backOrder: departure ? `${t('product.stock.backOrder')} ${departureText(t, departure)}` : t('badge.backOrder'),
    outOfStock: t('product.stock.out'),
    discontinued: t('product.discontinued'),
    showroomOnly: t('product.retailOnly'),
  };
  return (
    <Text id="stock" size="s" tone={status === 'inStock' ? 'success' : 'muted'}>
      {words[status]}
    </Text>
  );
}
