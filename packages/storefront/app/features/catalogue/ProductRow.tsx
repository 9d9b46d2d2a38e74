import { Container, Heading, Link, Rail, Text } from '@basin/react-ui';
import type { ReactNode } from 'react';
import type { ProductCardView } from './product-card.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductRow.module.css';

export interface ProductRowProps {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly link?: { readonly title: string; readonly path: string } | undefined;
  readonly products: readonly ProductCardView[];
  /** A control beside the heading. */
  readonly action?: ReactNode;
  /** Replaces the products when there are none. */
  readonly emptyText?: string | undefined;
}

/** A scrolling row of products. Renders nothing without products, unless it has an `emptyText`. */
export function ProductRow({ heading, text, link, products, action, emptyText }: ProductRowProps) {
  if (products.length === 0 && emptyText === undefined) return null;
  return (
    <section className={styles.root}>
      <Container className={styles.head}>
        <div>
          <Heading level={2} tabIndex={-1}>
            {heading}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
        </div>
        {link && (
          <Link href={link.path} className={styles.link}>
            {link.title}
          </Link>
        )}
        {action}
      </Container>
      {products.length === 0 ? (
        <Container>
          <Text tone="muted">{emptyText}</Text>
        </Container>
      ) : (
        <Rail label={heading} className={styles.row}>
          {products.map((product) => (
            <ProductCard key={product.sku} render={<li />} product={product} place="rail" />
          ))}
        </Rail>
      )}
    </section>
  );
}
