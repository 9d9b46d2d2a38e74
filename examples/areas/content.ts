import { nullOn, type SdkCalls } from '@basin/sdk';

/** A page with the texts of its language; null when there is no such page. */
export async function loadPage(sdk: SdkCalls, locale: 'en' | 'fr', path: string) {
  const [page, texts] = await Promise.all([
    sdk.content.pageModel({ params: { pagePath: `/${locale}${path}` } }).catch(nullOn(404)),
    sdk.content.dictionary({ params: { locale } }),
  ]);
  return page && { title: page.title, parts: page.items.map(({ type }) => type), texts };
}
