import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Structured data about the organisation and the site search, for the front page. */
export function OrganisationData() {
  const { t, locale } = useLanguage();
  const { origin } = useShop();
  const [name, url] = [t('site.name'), `${origin}/${locale}`];
  const potentialAction = {
    '@type': 'SearchAction',
    target: `${url}/search?keyword={keyword}`,
    'query-input': 'required name=keyword',
  };
  const publisher = { '@type': 'Organization', name, url, logo: `${origin}/icon.svg` };
  return <StructuredData facts={{ '@type': 'WebSite', name, url, inLanguage: locale, publisher, potentialAction }} />;
}
