import { notFound } from '../../content/load-page.server.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import type { Route } from './+types/product';
import { loadProduct } from './load-product.server.ts';
import { ProductData } from './ProductData.tsx';
import { ProductPage } from './ProductPage.tsx';

/** A product in the finish that the address says, with the room that it says. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const slug = params.slug.replace(/\.html$/, '');
  const product = await loadProduct(context, slug, url.searchParams.get('skuId') ?? undefined);
  if (!product) throw await notFound({ context, url });
  const room = { area: numberOr(url, 'area', ''), overage: numberOr(url, 'overage', '10') };
  return { product, room };
}

const numberOr = (url: URL, name: string, fallback: string) => {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}(\.\d{1,4})?$/.test(text) ? text : fallback;
};

export default function Page({ loaderData: { product, room } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={product.name} description={product.shortDescription} />
      <ProductData product={product} />
      <ProductPage product={product} room={room} />
    </>
  );
}
