import { IconButton } from '@basin/react-ui';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { ProductCardView } from '../product-card.ts';
import { useCompareToggle } from './use-compare-toggle.tsx';

/** Adds the product of a card to the comparison or removes it. */
export default function CompareOnCard({ product }: { readonly product: ProductCardView }) {
  const { t } = useLanguage();
  const { sku, name, path, badges } = product;
  const category = path.slice(0, path.lastIndexOf('/'));
  const { isCompared, toggle } = useCompareToggle({ sku, category, backorder: badges.includes('backOrder') });
  return (
    <IconButton
      icon={isCompared ? 'check' : 'compare'}
      aria-pressed={isCompared}
      label={t('product.compare.add', { name })}
      onClick={toggle}
    />
  );
}
