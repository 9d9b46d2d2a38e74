import { stripTags } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import type { SchemaOrgItem } from '../../shell/document/StructuredData.tsx';
import { imagesFrom } from '../../shell/pictures/images-from.server.ts';
import { pictureUrlOf } from '../../shell/pictures/use-images.ts';
import { environmentContext, languageContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';

const widthPx = 1200;

/** Returns an article's structured data. The author is the shop unless the article names a person. */
export async function articleFacts(
  context: Context,
  { title, description, published, author }: ContentPage,
  { path, picture }: { readonly path: string; readonly picture: string | undefined },
): Promise<SchemaOrgItem> {
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const { locale, texts } = context.get(languageContext);
  const images = imagesFrom(imagesOrigin, await shopSettings(context));
  const name = createTranslate(texts, locale)('site.name');
  const shop = { '@type': 'Organization', name, url: `${publicOrigin}/${locale}` };
  return {
    '@type': 'Article',
    headline: title,
    ...(description !== null && { description: stripTags(description) }),
    ...(picture !== undefined && { image: pictureUrlOf(images, picture, widthPx, 'jpeg') }),
    ...(published !== null && { datePublished: published }),
    author: author === null ? shop : { '@type': 'Person', name: author },
    inLanguage: locale,
    mainEntityOfPage: publicOrigin + path,
    publisher: shop,
  };
}
