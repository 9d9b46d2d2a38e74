import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './DescriptionList.module.css';

export interface Description {
  term: ReactNode;
  details: ReactNode;
  /** Marks the total of the other lines. */
  strong?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Terms with their details, in display order. */
  items: readonly Description[];
  /** `facts` puts terms and details in two columns, `sums` aligns the details at the end of the line. */
  variant?: 'facts' | 'sums' | undefined;
}

/** Named facts: a specification, a summary of amounts. */
export const DescriptionList = /* @__PURE__ */ forwardRef(function DescriptionList({
  items,
  variant = 'facts',
  className,
  ...props
}: DescriptionListProps) {
  return (
    <dl data-part="description-list" {...props} className={classNames(styles.root, className)} data-variant={variant}>
      {items.map(({ term, details, strong }, index) => (
        <div
          data-part="description-list-line"
          key={index}
          className={styles.line}
          data-strong={strong === true ? '' : undefined}
        >
          <dt data-part="description-list-term" className={styles.term}>
            {term}
          </dt>
          <dd data-part="description-list-details" className={styles.details}>
            {details}
          </dd>
        </div>
      ))}
    </dl>
  );
});
