import { useEffect } from 'react';
import { editorialComponents, PagePartView, picturedComponents } from '../content/index.ts';
import { recentLists } from '../recent/index.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { ProductData } from './ProductData.tsx';
import { ProductPage } from './ProductPage.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadProductPage } from './product-page.server.ts';

const components = { ...editorialComponents, ...picturedComponents };

export function ProductRoute({ loaderData }: PageProps<typeof loadProductPage>) {
  const { product, trail, room, page, notices, recentlyViewedMax } = loaderData;
  const { sku } = product;
  useEffect(() => recentLists(recentlyViewedMax).addViewed(sku), [sku, recentlyViewedMax]);
  const below = page?.parts.filter(({ type }) => type !== 'breadcrumb') ?? [];
  return (
    <>
      <PageHead
        title={product.name}
        description={product.shortDescription}
        image={product.pictures[0]}
        kind="product"
      />
      <ProductData product={product} />
      <ProductPage product={product} trail={trail} room={room} notices={notices} />
      {page &&
        below.map((part) => (
          <PagePartView key={part.name} part={part} page={page} headingLevel={2} components={components} />
        ))}
    </>
  );
}
