import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import styles from './Pagination.module.css';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the landmark. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Returns the accessible name of a page link: `(3) => 'Page 3'`. */
  pageLabel: (page: number) => string;
  /** Accessible name of the link to the page before. */
  previousLabel: string;
  /** Accessible name of the link to the next page. */
  nextLabel: string;
}

/** Links to the pages of a long list. */
export const Pagination = /* @__PURE__ */ forwardRef(function Pagination(props: PaginationProps) {
  const { label, page, pages, hrefOf, pageLabel, previousLabel, nextLabel, className, ...rest } = props;
  return (
    <nav data-part="pagination" aria-label={label} {...rest} className={classNames(styles.root, className)}>
      {page > 1 && (
        <Anchor
          data-part="pagination-link"
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={previousLabel}
          className={styles.link}
        >
          <Icon name="chevron-left" />
        </Anchor>
      )}
      <ol data-part="pagination-list" className={styles.list}>
        {pagesAround(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span data-part="pagination-gap" className={styles.gap}>
                …
              </span>
            ) : (
              <Anchor
                data-part="pagination-link"
                href={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
                className={styles.link}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Anchor
          data-part="pagination-link"
          href={hrefOf(page + 1)}
          rel="next"
          aria-label={nextLabel}
          className={styles.link}
        >
          <Icon name="chevron-right" />
        </Anchor>
      )}
    </nav>
  );
});
