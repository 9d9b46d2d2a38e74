import { nullOn, type SdkCalls } from '@basin/sdk';

/** Returns a page with the texts of its language, or null for an unknown page. */
export async function loadPage(sdk: SdkCalls, locale: 'en' | 'fr', path: string) {
  const [page, texts] = await Promise.all([
    sdk.content.pageModel({ params: { pagePath: `/${locale}${path}` } }).catch(nullOn(404)),
    sdk.content.dictionary({ params: { locale } }),
  ]);
  return page && { title: page.title, parts: page.items.map(({ type }) => type), texts };
}
