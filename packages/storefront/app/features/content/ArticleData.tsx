import { stripTags } from '@basin/domain';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useImages } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PageView } from './page-view.ts';

const widthPx = 1200;

/** An article for search engines. */
export function ArticleData({ page: { title, description, picture, article } }: { readonly page: PageView }) {
  const { t, locale } = useLanguage();
  const { origin } = useShop();
  const address = useImages();
  const facts = {
    '@type': 'Article',
    headline: title,
    description: description && stripTags(description),
    image: picture && address(picture.name, widthPx, 'jpeg'),
    inLanguage: locale,
    mainEntityOfPage: article && origin + article.path,
    publisher: { '@type': 'Organization', name: t('site.name'), url: `${origin}/${locale}` },
  };
  return <StructuredData facts={facts} />;
}
