import { Badge, Heading, Text } from '@basin/react-ui';
import { Price } from '../../components/Price.tsx';
import { ProductName } from '../../components/ProductName.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { useShop } from '../shop/use-shop.ts';
import type { ProductView } from './product-view.ts';
import styles from './ProductIntro.module.css';

/** Name, model number and price. */
export function ProductIntro({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  return (
    <header className={styles.root}>
      <Text size="s" tone="muted">
        {product.brand}
      </Text>
      <div className={styles.head}>
        <Heading level={1} size="heading" className={styles.name}>
          <ProductName name={product.name} />
        </Heading>
        <FavouriteButton what={{ sku: product.sku }} name={product.name} isSaved={product.isSaved} />
      </div>
      <Text size="s" tone="muted" figures>
        {t('product.sku', { sku: product.customerFacingSku })}
      </Text>
      <div className={styles.price}>
        <Price price={product.price?.now} was={product.price?.was} size="l" />
        <PersonaNote />
        {product.isExclusive && <Badge>{t('product.exclusive')}</Badge>}
      </div>
      <Text>{product.shortDescription}</Text>
    </header>
  );
}

/** Says whose price it is, when it is not everyone's. */
function PersonaNote() {
  const { t } = useLanguage();
  const { persona } = useShop();
  if (persona !== 'TVS' && persona !== 'FAF' && persona !== 'CAS') return null;
  return <Badge tone="success">{t(`price.persona.${persona}`)}</Badge>;
}
