import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Link } from '../Link/Link.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './CartLine.module.css';

export interface CartLineProps extends Renderable, ComponentPropsWithRef<'div'> {
  /** The name of the product. */
  name: ReactNode;
  /** Link target of the name. */
  href?: string | undefined;
  /** A `Picture` of the product. */
  picture: ReactNode;
  /** Lines below the name: finish, quantity, parts, shipping date. Empty ones are omitted. */
  details?: readonly (string | null | undefined)[] | undefined;
  /** The unit price. */
  price?: PriceProps | undefined;
  /** What is wrong with the line and what to do about it. */
  problem?: ReactNode;
  /** The total for the whole quantity. */
  total: ReactNode;
  /** `l` is an editable cart line, `m` a line of an order, `s` a line of a summary. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Controls such as a quantity field and a remove button. */
  children?: ReactNode;
}

/** An item in a cart, an order or a summary of either: picture, name, details and cost. */
export const CartLine = /* @__PURE__ */ forwardRef(function CartLine({
  render,
  name,
  href,
  picture,
  details = [],
  price,
  problem,
  total,
  size = 's',
  className,
  children,
  ...props
}: CartLineProps) {
  const lines = details.filter(Boolean);
  const body = (
    <>
      <div data-part="cart-line-picture" className={styles.picture}>
        {picture}
      </div>
      <div data-part="cart-line-facts" className={styles.facts}>
        <div data-part="cart-line-name" className={styles.name}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </div>
        {lines.length > 0 && (
          <div data-part="cart-line-details" className={styles.details}>
            {lines.map((line, index) => (
              // lines may be equal, such as two rooms of one size
              <p key={index}>{line}</p>
            ))}
          </div>
        )}
        {price && <Price {...price} />}
        {problem && (
          <p data-part="cart-line-problem" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {children && (
        <div data-part="cart-line-controls" className={styles.controls}>
          {children}
        </div>
      )}
      <p data-part="cart-line-total" className={styles.total}>
        {total}
      </p>
    </>
  );
  return renderAs(render, 'div', {
    'data-part': 'cart-line',
    ...props,
    className: classNames(styles.root, className),
    'data-size': size,
    children: body,
  });
});
