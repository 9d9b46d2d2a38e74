import type { RouterContextProvider } from 'react-router';
import { miniaturesFor } from '../../shell/pictures/miniature-of.server.ts';
import { inspirationOf } from '../../shell/sdk/nouns.server.ts';

/** An article of the inspiration pages, as its card shows it. */
export interface ArticleView {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly text: string | null;
  readonly badge: string | null;
  /** Name of its picture. */
  readonly name: string;
  /** A miniature of the picture, as a data URL. */
  readonly placeholder: string | undefined;
}

/** What there is to read in the request's language. @see docs/spec/catalogue.md#5 */
export async function findArticles(
  context: Readonly<RouterContextProvider>,
  collection: string,
): Promise<ArticleView[]> {
  const [{ articles }, miniatureOf] = await Promise.all([
    inspirationOf(context).list({ collection }),
    miniaturesFor(context),
  ]);
  return articles.map(({ id, title, path, text, badge, image }) => {
    const name = image ?? '';
    return { id, title, path, text, badge, name, placeholder: miniatureOf(name) };
  });
}
