import { showsCompareBar } from '@basin/domain';
import { Button, LinkButton, Tray } from '@basin/react-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setUiFlag } from '../../shell/document/ui-flags.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { useCompareList } from '../catalogue/index.ts';
import styles from './CompareBar.module.css';

/**
 * Shows how many products are selected for comparison and links to the comparison. Hidden in the checkout and on that
 * page.
 */
export default function CompareBar() {
  const { t, path } = useLanguage();
  const { pathname } = useLocation();
  const { list, clear } = useCompareList();
  useFullSize();
  const skus = list.comparedProducts.map(({ compareSku }) => compareSku);
  if (skus.length === 0 || !showsCompareBar(pathname) || pathname === path('/compare')) return null;
  return (
    <Tray
      label={t('compare.title')}
      actions={
        <>
          <Button size="small" variant="quiet" className={styles.clear} onClick={clear}>
            {t('compare.clear')}
          </Button>
          <LinkButton size="small" variant="primary" href={path(`/compare?sku=${skus.join()}`)}>
            {t('compare.open')}
          </LinkButton>
        </>
      }
    >
      <p role="status">{t('compare.count', { count: skus.length })}</p>
    </Tray>
  );
}

/** Shows the bar in full until a modal opens over the page. */
function useFullSize(): void {
  useEffect(() => {
    setUiFlag('full-compare', true);
    return () => setUiFlag('full-compare', false);
  }, []);
}
