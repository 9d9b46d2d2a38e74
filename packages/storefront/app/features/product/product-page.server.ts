import type { LoaderFunctionArgs } from 'react-router';
import { notFound, preparePage } from '../content/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings, skinOf } from '../../shell/settings/shop-settings.server.ts';
import { loadProduct } from './load-product.server.ts';

/** A product in the finish that the address says, with the room that it says, and what the content system adds below. */
export async function loadProductPage({ context, url, params }: LoaderFunctionArgs) {
  const { locale } = context.get(languageContext);
  const slug = params.slug?.replace(/\.html$/, '') ?? '';
  const [product, model, settings] = await Promise.all([
    loadProduct(context, slug, url.searchParams.get('skuId') ?? undefined),
    contentOf(context).page(`/${locale}/product-details`),
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
