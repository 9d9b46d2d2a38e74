import { Button, Icon, Tooltip } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { maxCompared } from './compare-list.ts';
import { useCompareToggle } from './use-compare-toggle.tsx';

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
  const { isCompared, toggle } = useCompareToggle({ sku, category, backorder: isOnBackOrder });
  return (
    <Tooltip text={t('compare.hint', { count: maxCompared })}>
      <Button
        size="small"
        variant="quiet"
        aria-pressed={isCompared}
        aria-label={t('product.compare.add', { name })}
        onClick={toggle}
      >
        {isCompared && <Icon name="check" />} {t('compare.title')}
      </Button>
    </Tooltip>
  );
}
