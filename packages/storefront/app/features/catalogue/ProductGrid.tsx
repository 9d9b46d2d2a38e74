import { ProductCard } from './ProductCard.tsx';
import { SwatchStyles, type SwatchStylesProps } from './SwatchStyles.tsx';
import styles from './ProductGrid.module.css';

const firstInView = 2;

export interface ProductGridProps extends SwatchStylesProps {
  readonly label: string;
  /** Whether these are what the page is about, beside their filters: then the first pictures are fetched at once. */
  readonly isListing?: boolean;
}

/** Products beside each other: four on wide screens, three on tablets, two on phones. */
export function ProductGrid({ products, besides, label, isListing = false }: ProductGridProps) {
  return (
    <>
      <ul aria-label={label} className={styles.root}>
        {products.map((product, index) => (
          <ProductCard
            key={product.sku}
            render={<li className={styles.item} />}
            product={product}
            place={isListing ? 'listing' : 'grid'}
            priority={isListing && index < firstInView}
            headingLevel={2}
            hasSwatchStyles
          />
        ))}
      </ul>
      <SwatchStyles products={products} besides={besides} />
    </>
  );
}
