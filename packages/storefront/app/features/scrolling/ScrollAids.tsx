import { scrollOffsets } from '@basin/domain';
import { IconButton, LinkButton } from '@basin/react-ui';
import { useEffect } from 'react';
import { usePathWithoutLocale } from '../../shell/document/PageHead.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './ScrollAids.module.css';
import { useIsScrolled } from './use-is-scrolled.ts';

/** Where a quote is free. */
const quotePages = /^\/services(?:\/|$)/;

/** What shows once a page is scrolled: the way back to its top, on pages of services a free quote. @see platform spec §9 */
export function ScrollAids() {
  const { t, path } = useLanguage();
  const isQuotePage = quotePages.test(usePathWithoutLocale());
  const isBelowTop = useIsScrolled(scrollOffsets.backToTop);
  const isBelowQuote = useIsScrolled(scrollOffsets.freeQuote);
  useScrolledMark();
  if (!isBelowTop) return null;
  return (
    <div className={styles.root}>
      {isQuotePage && isBelowQuote && (
        <LinkButton href={path('/support/contact')} variant="primary" size="small">
          {t('scroll.freeQuote')}
        </LinkButton>
      )}
      <IconButton icon="chevron-up" label={t('scroll.top')} onClick={goToTop} className={styles.top} />
    </div>
  );
}

/** Marks a page that is scrolled: the header then stands out from what passes under it. */
function useScrolledMark(): void {
  const isScrolled = useIsScrolled(scrollOffsets.general);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scrolled', isScrolled);
  }, [isScrolled]);
}

/** The focus goes along: the button that had it is gone at the top. */
function goToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
