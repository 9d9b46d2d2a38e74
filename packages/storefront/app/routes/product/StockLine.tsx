import { Text } from '@basin/react-ui';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { StockView } from './product-view.ts';

const fewLeft = 5;

/** Whether the chosen finish can be had, in words; nothing when the stock could not be asked. */
export function StockLine({ stock }: { stock: StockView | undefined }) {
  const { t } = useLanguage();
  if (!stock) return null;
  const { status, available, restockableInDays } = stock;
  const words = {
    inStock:
      available > 0 && available <= fewLeft ? t('product.stock.low', { count: available }) : t('product.stock.in'),
    backOrder: restockableInDays ? t('product.stock.backOrder', { days: restockableInDays }) : t('badge.backOrder'),
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
