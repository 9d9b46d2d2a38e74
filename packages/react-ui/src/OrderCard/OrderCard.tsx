import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Link } from '../Link/Link.tsx';
import styles from './OrderCard.module.css';

export interface OrderCardProps extends ComponentPropsWithRef<'article'> {
  /** The order number. */
  name: ReactNode;
  /** Link target of the order number. */
  href: string;
  /** The order's status in one or two words. */
  status?: { label: string; tone?: BadgeProps['tone'] } | undefined;
  /** Lines below the number, such as the date. Empty ones are omitted. */
  details?: readonly (string | null | undefined)[] | undefined;
  /** What the order costs, formatted. */
  total: ReactNode;
  /** Pictures of the first few items. */
  pictures?: readonly ReactNode[] | undefined;
  /** Text for items without a picture here: "and 2 more". */
  more?: string | undefined;
  /**
   * Level of its heading in the page.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Controls such as buttons to track, reorder or return. */
  children?: ReactNode;
}

/** An order in a list: number, status, date, items and total. */
export const OrderCard = /* @__PURE__ */ forwardRef(function OrderCard(props: OrderCardProps) {
  const { name, href, status, details, total, pictures, more, headingLevel = 3, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-part="order-card" {...rest} className={classNames(styles.root, className)}>
      <div data-part="order-card-head" className={styles.head}>
        <Heading data-part="order-card-name" className={styles.name}>
          <Link href={href}>{name}</Link>
        </Heading>
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
      </div>
      <p data-part="order-card-total" className={styles.total}>
        {total}
      </p>
      <Details lines={details} />
      <Pictures pictures={pictures} more={more} />
      {children && (
        <div data-part="order-card-controls" className={styles.controls}>
          {children}
        </div>
      )}
    </article>
  );
});

function Details({ lines = [] }: { lines: OrderCardProps['details'] }) {
  const written = lines.filter(Boolean);
  if (written.length === 0) return null;
  return (
    <div data-part="order-card-details" className={styles.details}>
      {written.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

function Pictures({ pictures = [], more }: Pick<OrderCardProps, 'pictures' | 'more'>) {
  if (pictures.length === 0) return null;
  return (
    <ul data-part="order-card-pictures" className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li data-part="order-card-picture" key={index} className={styles.picture}>
          {picture}
        </li>
      ))}
      {more !== undefined && (
        <li data-part="order-card-more" className={styles.more}>
          {more}
        </li>
      )}
    </ul>
  );
}
