import { inspirationFields, inspirationPageSize, withLanguageFilter } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { catalogueContext, languageContext, shopperContext } from '../../shell/request-context.server.ts';

/** An article of the inspiration pages, as its card shows it. */
export interface ArticleView {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly text: string | undefined;
  readonly badge: string | undefined;
  /** Name of its picture. */
  readonly name: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
}

/** What there is to read in the request's language. @see docs/spec/catalogue.md#5 */
export async function findArticles(
  context: Readonly<RouterContextProvider>,
  collections: string,
): Promise<ArticleView[]> {
  const { locale } = context.get(languageContext);
  const { persona } = context.get(shopperContext);
  const query = {
    collections,
    q: '*:*',
    fl: inspirationFields(persona),
    fq: withLanguageFilter(['assetType_s:"Inspiration Gallery"'], locale),
    rows: inspirationPageSize,
  };
  const [{ documents }, miniatureOf] = await Promise.all([
    context.get(catalogueContext).catalogue.inspirations({ query }),
    miniaturesFor(context),
  ]);
  return documents.map(({ id = '', title = '', url = '', thumbnail = '', description, badge }) => ({
    id,
    title,
    path: url,
    text: description,
    badge,
    name: thumbnail,
    placeholder: miniatureOf(thumbnail),
  }));
}
