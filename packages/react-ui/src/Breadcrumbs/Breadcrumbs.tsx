import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Omit it for the last item, the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the landmark. */
  label: string;
  /** From the top-level page to the current one. */
  items: readonly Crumb[];
}

/** The path from the home page to the current page. */
export const Breadcrumbs = /* @__PURE__ */ forwardRef(function Breadcrumbs({
  label,
  items,
  className,
  ...props
}: BreadcrumbsProps) {
  return (
    <nav data-part="breadcrumbs" aria-label={label} {...props} className={classNames(styles.root, className)}>
      <ol data-part="breadcrumbs-list" className={styles.list}>
        {items.map((item, index) => (
          <li data-part="breadcrumbs-item" key={index} className={styles.item}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link data-part="breadcrumbs-link" variant="quiet" href={item.href} className={styles.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
