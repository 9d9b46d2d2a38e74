import { memo, useState } from 'react';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useIsWhole } from '../../shell/document/use-is-whole.ts';
import { useCompareOnCards } from './compare/use-compare-on-cards.tsx';
import type { ProductCardView } from './product-card.ts';
import { ProductCard } from './ProductCard.tsx';
import { SwatchStyles, type SwatchStylesProps } from './SwatchStyles.tsx';
import styles from './ProductGrid.module.css';

const firstInView = 2;
const firstScreen = 6;

export interface ProductGridProps extends SwatchStylesProps {
  readonly label: string;
  /** Whether the products are the page's main content, beside their filters. The first pictures then load eagerly. */
  readonly isListing?: boolean;
}

/**
 * A product grid: two columns on phones, three on tablets and in a listing, whose page size fills all rows, else four on
 * wide screens.
 */
export function ProductGrid({ products, alreadyStyled, label, isListing = false }: ProductGridProps) {
  // a list that scripts render has its height at once, so that a shopper who goes back returns to the same product
  const [isServed] = useState(!useIsInBrowser());
  const shown = useIsWhole() ? products : products.slice(0, firstScreen);
  return (
    <>
      <ul aria-label={label} className={isListing ? styles.root : `${styles.root} ${styles.full}`}>
        {shown.map((product, index) => (
          <GridItem
            key={product.sku}
            product={product}
            isListing={isListing}
            isServed={isServed}
            priority={isListing && index < firstInView}
          />
        ))}
      </ul>
      <SwatchStyles products={products} alreadyStyled={alreadyStyled} />
    </>
  );
}

interface GridItemProps {
  readonly product: ProductCardView;
  readonly isListing: boolean;
  readonly isServed: boolean;
  readonly priority: boolean;
}

function Item({ product, isListing, isServed, priority }: GridItemProps) {
  const compareOnCard = useCompareOnCards();
  return (
    <ProductCard
      render={<li className={isServed ? styles.item : undefined} />}
      product={product}
      place={isListing ? 'listing' : 'grid'}
      priority={priority}
      headingLevel={isListing ? 2 : 3}
      hasSwatchStyles
      actions={isListing && compareOnCard(product)}
    />
  );
}

/** Each response brings new objects: a product that a filter keeps is not rendered anew. */
const GridItem = memo(Item, (one, other) => JSON.stringify(one) === JSON.stringify(other));
