import { Button, useToast } from '@basin/react-ui';
import { withoutLocale, type CompareCandidate, type CompareList } from '@basin/domain';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { maxCompared, useCompareList } from './compare-list.ts';

/**
 * Returns whether a product is in the comparison, and the function that adds or removes it. A product of another
 * category starts a new comparison, which the shopper can undo.
 *
 * @param product with the path of its listing as category
 */
export function useCompareToggle(product: CompareCandidate): { isCompared: boolean; toggle: () => void } {
  const { t } = useLanguage();
  const toast = useToast();
  const { list, add, remove, restore } = useCompareList();
  const candidate = { ...product, category: withoutLocale(product.category) };
  const isCompared = list.comparedProducts.some(({ compareSku }) => compareSku === candidate.sku);
  const offerUndo = (before: CompareList) => {
    const undo = () => {
      restore(before);
      dismiss();
    };
    const action = (
      <Button size="small" variant="quiet" onClick={undo}>
        {t('action.undo')}
      </Button>
    );
    const dismiss = toast({ text: t('compare.replaced'), action });
  };
  const toggle = () => {
    if (isCompared) {
      remove(candidate.sku);
      return;
    }
    const before = add(candidate);
    if (before === null) toast({ text: t('compare.full', { count: maxCompared }), tone: 'warning' });
    else if (before.category !== '' && before.category !== candidate.category) offerUndo(before);
  };
  return { isCompared, toggle };
}
