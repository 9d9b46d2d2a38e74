import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { LinkButton } from '../Button/LinkButton.tsx';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import styles from './LoadMore.module.css';

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** How much is shown, as text: "60 of 212 shown". */
  summary: string;
  /** Number of items that are shown. */
  shown: number;
  /** Number of all items. */
  total: number;
  /** URL of the next page; omit it when everything is shown. */
  href?: string | undefined;
  /** Whether the next page is loading. */
  pending?: boolean | undefined;
}

/** Shows how much of a list is visible, with a link to more; handle its click to append items instead of leaving the page. */
export const LoadMore = /* @__PURE__ */ forwardRef(function LoadMore({
  summary,
  shown,
  total,
  href,
  pending,
  className,
  children,
  ...props
}: LoadMoreProps) {
  return (
    <div data-part="load-more" className={classNames(styles.root, className)}>
      <ProgressBar label={summary} max={total} value={shown} className={styles.progress} />
      {href !== undefined && (
        <LinkButton
          data-part="load-more-link"
          {...props}
          href={href}
          rel="next"
          aria-busy={pending ? true : undefined}
          data-pending={flag(pending)}
        >
          {children}
        </LinkButton>
      )}
    </div>
  );
});
