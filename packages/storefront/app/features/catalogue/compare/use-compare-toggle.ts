import { useToast } from '@basin/react-ui';
import type { CompareCandidate } from '@basin/domain';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import { maxCompared, useCompareList } from './compare-list.ts';

/** Returns whether a product is in the comparison, and the function that adds or removes it. */
export function useCompareToggle(candidate: CompareCandidate): { isCompared: boolean; toggle: () => void } {
  const { t } = useLanguage();
  const toast = useToast();
  const { list, add, remove } = useCompareList();
  const isCompared = list.comparedProducts.some(({ compareSku }) => compareSku === candidate.sku);
  const toggle = () => {
    if (isCompared) remove(candidate.sku);
    else if (!add(candidate)) toast({ text: t('compare.full', { count: maxCompared }), tone: 'warning' });
  };
  return { isCompared, toggle };
}
