import { useEffect } from 'react';
import { PagePartView } from '../../content/ContentPage.tsx';
import { loadPage, notFound } from '../../content/load-page.server.ts';
import { preparePage } from '../../content/prepare-page.server.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { takeNotices } from '../../notices/notices.server.ts';
import { recentlyViewed } from '../../recent/recent-lists.ts';
import { languageContext } from '../../request-context.server.ts';
import { shopSettings, skinOf } from '../../settings/shop-settings.server.ts';
import type { Route } from './+types/product';
import { loadProduct } from './load-product.server.ts';
import { ProductData } from './ProductData.tsx';
import { ProductPage } from './ProductPage.tsx';

/** A product in the finish that the address says, with the room that it says, and what the content system adds below. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const slug = params.slug.replace(/\.html$/, '');
  const [product, model, settings] = await Promise.all([
    loadProduct(context, slug, url.searchParams.get('skuId') ?? undefined),
    loadPage(context, `/${locale}/product-details`),
    shopSettings(context),
  ]);
  if (!product) throw await notFound({ context, url });
  const page = model && (await preparePage(model, { context, url, skus: product.finishes.map(({ sku }) => sku) }));
  const room = { area: numberOr(url, 'area', ''), overage: numberOr(url, 'overage', '10') };
  const skin = skinOf(settings, { brand: product.brand });
  const notices = takeNotices(context);
  return { product, room, page, skin, notices, recentlyViewedMax: settings.recentlyViewedMax };
}

const numberOr = (url: URL, name: string, fallback: string) => {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}(\.\d{1,4})?$/.test(text) ? text : fallback;
};

export default function Page({ loaderData }: Route.ComponentProps) {
  const { product, room, page, notices, recentlyViewedMax } = loaderData;
  const { sku } = product;
  useEffect(() => recentlyViewed.add(sku, recentlyViewedMax), [sku, recentlyViewedMax]);
  const below = page?.parts.filter(({ type }) => type !== 'breadcrumb') ?? [];
  return (
    <>
      <PageHead title={product.name} description={product.shortDescription} image={product.pictures[0]} />
      <ProductData product={product} />
      <ProductPage product={product} room={room} notices={notices} />
      {page && below.map((part) => <PagePartView key={part.name} part={part} page={page} headingLevel={2} />)}
    </>
  );
}
