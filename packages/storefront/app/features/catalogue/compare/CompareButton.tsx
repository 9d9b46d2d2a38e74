import { Button, Tooltip, useToast } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { mostCompared, useCompareList } from './compare-list.ts';

export interface CompareButtonProps {
  readonly sku: string;
  readonly name: string;
  /** The listing of the product: only products of one listing stand beside each other. */
  readonly category: string;
  readonly isOnBackOrder: boolean;
}

/** Puts a product beside others to compare, or takes it away. */
export function CompareButton({ sku, name, category, isOnBackOrder }: CompareButtonProps) {
  const { t } = useLanguage();
  const toast = useToast();
  const { list, add, remove } = useCompareList();
  const isCompared = list.comparedProducts.some(({ compareSku }) => compareSku === sku);
  const toggle = () => {
    if (isCompared) remove(sku);
    else if (!add({ sku, category, backorder: isOnBackOrder }))
      toast({ text: t('compare.full', { count: mostCompared }), tone: 'warning' });
  };
  return (
    <Tooltip text={t('compare.hint', { count: mostCompared })}>
      <Button
        size="small"
        variant="quiet"
        aria-pressed={isCompared}
        aria-label={t('product.compare.add', { name })}
        onClick={toggle}
      >
        {t('compare.title')}
      </Button>
    </Tooltip>
  );
}
