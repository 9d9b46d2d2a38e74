import { Badge, Heading, Price, Text } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { CompareButton, ProductName, usePersonaLabel, usePrice } from '../catalogue/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { useHasFeature } from '../../shell/document/use-shop.ts';
import type { ProductView } from './product-view.ts';
import { SharePage } from './SharePage.tsx';
import styles from './ProductIntro.module.css';

/** The product's name, model number and price. */
export function ProductIntro({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const priceOf = usePrice();
  const noteOf = usePersonaNote();
  const [hasFavourites, hasCompare] = [useHasFeature('favourites'), useHasFeature('compare')];
  const { price, coverage } = product;
  const shown = priceOf({ price: price?.now, was: price?.was, list: price?.list, coverage });
  return (
    <header className={styles.root}>
      <Text size="s" tone="muted" translate="no">
        {product.brand}
      </Text>
      <div className={styles.head}>
        <Heading level={1} size="heading" className={styles.name}>
          <ProductName name={product.name} />
        </Heading>
        {hasFavourites && (
          <FavouriteButton target={{ sku: product.sku }} name={product.name} isSaved={product.isSaved} />
        )}
      </div>
      <Text size="s" tone="muted" figures>
        {t('product.sku', { sku: product.modelNumber })}
      </Text>
      <div className={styles.price}>
        <Price {...shown} size="l" note={noteOf(shown.note)} />
        {product.isExclusive && <Badge>{t('product.exclusive')}</Badge>}
      </div>
      <Text>{product.shortDescription}</Text>
      <div className={styles.actions}>
        {hasCompare && product.categoryPath !== undefined && (
          <CompareButton
            sku={product.sku}
            name={product.name}
            category={product.categoryPath}
            isOnBackOrder={product.stock?.status === 'backOrder'}
          />
        )}
        <SharePage name={product.name} />
      </div>
    </header>
  );
}

/** Returns the note about the customer's own price, with the note about the list price. */
function usePersonaNote() {
  const label = usePersonaLabel();
  return (list: ReactNode) =>
    label && (
      <>
        <Badge tone="success">{label}</Badge> {list}
      </>
    );
}
