import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { ProductData } from './ProductData.tsx';
import type { ProductView } from './product-view.ts';

test('DOM-060 search engines get the description of a product as plain text', () => {
  const shop = { origin: 'https://shop.example', images: {} } as unknown as ShopData;
  const product = { shortDescription: '<p>A <b>deep</b> basin.</p>', pictures: [] } as unknown as ProductView;
  const markup = renderToStaticMarkup(
    <ShopContext value={shop}>
      <ProductData product={product} />
    </ShopContext>,
  );
  expect(markup).toContain('"description":"A deep basin."');
});
