import { withLanguageFilter } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { catalogueContext, languageContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The product or service part of a slug with these index fields, and the parts of its set; null for none. */
export async function findProduct(context: Context, slug: string, fields: readonly string[]) {
  if (!/^[\w-]{1,200}$/.test(slug)) return null;
  const { products, serviceParts } = await shopSettings(context);
  const { locale } = context.get(languageContext);
  for (const { profilename, collections } of [products, serviceParts]) {
    const body = {
      q: `slug_s:"${slug}"`,
      fl: [...fields],
      fq: withLanguageFilter([], locale),
      profilename,
      collections,
      search_type: 'product_detail' as const,
    };
    const answer = await context.get(catalogueContext).search.product({ params: { slug }, body });
    const product = answer.documents[0];
    if (product) return { product, bundleItems: answer.bundleItems };
  }
  return null;
}

/** The parts of a set, with their quantity in one set. */
export type BundleItems = NonNullable<Awaited<ReturnType<typeof findProduct>>>['bundleItems'];
