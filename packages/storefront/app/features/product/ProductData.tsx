import { centsToDecimal, stripTags } from '@basin/domain';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import type { ProductView } from './product-view.ts';

const availability = {
  inStock: 'https://schema.org/InStock',
  backOrder: 'https://schema.org/BackOrder',
  outOfStock: 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
  showroomOnly: 'https://schema.org/InStoreOnly',
  unpriced: 'https://schema.org/InStoreOnly',
};

/** Structured data about the product and its offer. */
export function ProductData({ product }: { product: ProductView }) {
  const { origin, images } = useShop();
  const { price, stock } = product;
  const facts = {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    mpn: product.modelNumber,
    color: product.finish,
    description: stripTags(product.shortDescription),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.pictures.map(({ name }) => `${images.url}/is/image/${images.account}/${name}?wid=1000`),
    offers: price && {
      '@type': 'Offer',
      url: origin + product.path,
      price: centsToDecimal(price.now.cents),
      priceCurrency: price.now.currency,
      availability: stock && availability[stock.status],
    },
  };
  return <StructuredData facts={facts} />;
}
