import { scrollOffsets } from '@basin/domain';
import { IconButton, LinkButton } from '@basin/react-ui';
import { useEffect } from 'react';
import { usePathWithoutLocale } from '../../shell/document/PageHead.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './ScrollAids.module.css';
import { useIsOnScreen, useIsScrolled } from './use-is-scrolled.ts';

/** Pages that offer a free quote. */
const quotePages = /^\/services(?:\/|$)/;

/** The id of a service page's own form. */
const formId = 'request';

/** The controls of a scrolled page: back to top and, on service pages, a free quote. @see platform spec §9 */
export function ScrollAids() {
  const { t, path } = useLanguage();
  const isQuotePage = quotePages.test(usePathWithoutLocale());
  const isBelowTop = useIsScrolled(scrollOffsets.backToTop);
  const isBelowQuote = useIsScrolled(scrollOffsets.freeQuote);
  const isFormOnScreen = useIsOnScreen(formId);
  useScrolledMark();
  if (!isBelowTop) return null;
  return (
    <div className={styles.root}>
      {isQuotePage && isBelowQuote && isFormOnScreen !== true && (
        <LinkButton
          href={isFormOnScreen === undefined ? path('/support/contact') : `#${formId}`}
          variant="primary"
          size="small"
        >
          {t('scroll.freeQuote')}
        </LinkButton>
      )}
      <IconButton icon="chevron-up" label={t('scroll.top')} onClick={goToTop} className={styles.top} />
    </div>
  );
}

/** Marks the page as scrolled, so that the header stands out from the content below it. */
function useScrolledMark(): void {
  const isScrolled = useIsScrolled(scrollOffsets.general);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scrolled', isScrolled);
  }, [isScrolled]);
}

/** Moves focus to the top as well, because the button is not rendered there. */
function goToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
