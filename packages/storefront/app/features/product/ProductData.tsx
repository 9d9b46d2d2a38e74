import { centsToDecimal, stripTags } from '@basin/domain';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import type { ProductView } from './product-view.ts';

const availability = {
  inStock: 'https://schema.org/InStock',
  backOrder: 'https://schema.org/BackOrder',
  outOfStock: 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
  showroomOnly: 'https://schema.org/InStoreOnly',
};

/**
 * The product for search engines, as JSON-LD. Only the server writes it: who reads it loads the page, and under Trusted
 * Types a browser makes no script elements.
 */
export function ProductData({ product }: { product: ProductView }) {
  const { origin, images } = useShop();
  if (useIsInBrowser()) return null;
  const { price, stock } = product;
  const facts = {
    '@context': 'https://schema.org',
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
  // `<` cannot end the script, nor begin a comment
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
