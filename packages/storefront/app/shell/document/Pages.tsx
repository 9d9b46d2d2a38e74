import { Pagination } from '@basin/react-ui';
import { useLocation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface PagesProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Links to the pages of a list, which `page` in the URL selects. The rest of the query is kept. */
export function Pages({ page, pages }: PagesProps) {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  if (pages <= 1) return null;
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    if (number > 1) query.set('page', String(number));
    return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  };
  return (
    <Pagination
      label={t('listing.pages')}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      pageLabel={(number) => t('listing.page', { page: number })}
      previousLabel={t('listing.previousPage')}
      nextLabel={t('listing.nextPage')}
    />
  );
}
