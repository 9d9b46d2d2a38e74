import type { InspirationArticle } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { inspirationOf } from '../../shell/sdk/nouns.server.ts';

/** An inspiration article as its card shows it. */
export interface ArticleView {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly text: string | null;
  readonly badge: string | null;
  /** The name of its picture. */
  readonly name: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
}

/** An article theme, and whether the URL selects it. */
export interface ArticleTheme {
  readonly key: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** The articles of one theme, or all articles. */
export interface FoundArticles {
  readonly articles: readonly ArticleView[];
  /** The themes of all articles. Empty when there is no choice. */
  readonly themes: readonly ArticleTheme[];
}

/** Returns the articles in the request's language. @see docs/spec/catalogue.md#5 */
export const findArticles = async (context: Context, collection: string): Promise<readonly ArticleView[]> =>
  viewsOf(context, (await inspirationOf(context).list({ collection })).articles);

/** The most articles that a page lists: as many as one search finds. */
const limit = 100;

/** Returns the articles with pictures of their products, for a page next to one that shows the articles' own pictures. */
export async function findArticlesWithProducts(context: Context, collection: string): Promise<readonly ArticleView[]> {
  const { articles } = await inspirationOf(context).list({ collection, limit });
  return viewsOf(
    context,
    articles.map((article) => ({ ...article, image: article.productImages[0] ?? article.image })),
  );
}

/** Returns the articles of the theme in the URL, or all articles. */
export async function findArticlesOfTheme(
  context: Context,
  collection: string,
  requested: string | null,
): Promise<FoundArticles> {
  const all = await inspirationOf(context).list({ collection, limit });
  const values = all.facets.find(({ name }) => name === 'theme')?.values ?? [];
  const theme = values.find(({ key, label }) => key === requested || label === requested)?.key;
  const { articles } =
    theme === undefined ? all : await inspirationOf(context).list({ collection, limit, filters: { theme: [theme] } });
  const themes = values.map(({ key, label }) => ({ key, label, isChosen: key === theme }));
  return { articles: await viewsOf(context, articles), themes: themes.length > 1 ? themes : [] };
}

async function viewsOf(context: Context, articles: readonly InspirationArticle[]): Promise<ArticleView[]> {
  const miniatureOf = await miniaturesFor(context);
  return articles.map(({ id, title, path, text, badge, image }) => {
    const name = image ?? '';
    return { id, title, path, text, badge, name, placeholder: miniatureOf(name) };
  });
}
