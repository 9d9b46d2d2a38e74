import { showsCompareBar } from '@basin/domain';
import { Button, Chip, LinkButton, Tray } from '@basin/react-ui';
import { useEffect, type MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { setUiFlag } from '../../shell/document/ui-flags.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { useCompareList, type ProductCardView } from '../catalogue/index.ts';
import styles from './CompareBar.module.css';

/**
 * Shows which products are selected for comparison, removes them, and links to the comparison. Hidden in the checkout
 * and on that page.
 */
export default function CompareBar() {
  const { t, path } = useLanguage();
  const { pathname } = useLocation();
  const { list, remove, clear } = useCompareList();
  useFullSize();
  const skus = list.comparedProducts.map(({ compareSku }) => compareSku);
  if (skus.length === 0 || !showsCompareBar(pathname) || pathname === path('/compare')) return null;
  return (
    <Tray
      label={t('compare.title')}
      tabIndex={-1}
      actions={
        <>
          <Button
            size="small"
            variant="quiet"
            className={styles.clear}
            onClick={() => {
              focusPage();
              clear();
            }}
          >
            {t('compare.clear')}
          </Button>
          <LinkButton size="small" variant="primary" href={path(`/compare?sku=${skus.join()}`)}>
            {t('compare.open')}
          </LinkButton>
        </>
      }
    >
      <p role="status">{t('compare.count', { count: skus.length })}</p>
      <ul className={styles.products}>
        {skus.map((sku) => (
          <ComparedProduct key={sku} sku={sku} isLast={skus.length === 1} onRemove={() => remove(sku)} />
        ))}
      </ul>
    </Tray>
  );
}

/** The bar disappears with its last product. */
const focusPage = () => document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });

interface ComparedProductProps {
  readonly sku: string;
  readonly isLast: boolean;
  readonly onRemove: () => void;
}

/**
 * The name of a product to compare, which the browser does not store; pressing it removes the product. One that is no
 * longer sold removes itself.
 */
function ComparedProduct({ sku, isLast, onRemove }: ComparedProductProps) {
  const { t, path } = useLanguage();
  const { load, data } = useFetcher<ProductCardView[]>();
  useEffect(() => void load(`${path('/product-cards')}?sku=${sku}`), [load, path, sku]);
  const isGone = data?.length === 0;
  useEffect(() => {
    if (isGone) onRemove();
  }, [isGone, onRemove]);
  const name = data?.[0]?.name;
  if (name === undefined) return null;
  const takeAway = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // the button disappears
    if (isLast) focusPage();
    else currentTarget.closest('aside')?.focus();
    onRemove();
  };
  return (
    <li>
      <Chip removeLabel={t('action.remove')} onClick={takeAway}>
        {name}
      </Chip>
    </li>
  );
}

/** Shows the bar in full until a modal opens over the page. */
function useFullSize(): void {
  useEffect(() => {
    setUiFlag('full-compare', true);
    return () => setUiFlag('full-compare', false);
  }, []);
}
