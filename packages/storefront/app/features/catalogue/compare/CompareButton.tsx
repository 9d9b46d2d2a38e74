import { Button, Tooltip, useToast } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { maxCompared, useCompareList } from './compare-list.ts';

export interface CompareButtonProps {
  readonly sku: string;
  readonly name: string;
  /** The product's category. Only products of one category can be compared. */
  readonly category: string;
  readonly isOnBackOrder: boolean;
}

/** Adds a product to the comparison or removes it. */
export function CompareButton({ sku, name, category, isOnBackOrder }: CompareButtonProps) {
  const { t } = useLanguage();
  const toast = useToast();
  const { list, add, remove } = useCompareList();
  const isCompared = list.comparedProducts.some(({ compareSku }) => compareSku === sku);
  const toggle = () => {
    if (isCompared) remove(sku);
    else if (!add({ sku, category, backorder: isOnBackOrder }))
      toast({ text: t('compare.full', { count: maxCompared }), tone: 'warning' });
  };
  return (
    <Tooltip text={t('compare.hint', { count: maxCompared })}>
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
