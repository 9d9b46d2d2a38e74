import { ContentPage } from '../../content/ContentPage.tsx';
import { loadPage, notFound } from '../../content/load-page.server.ts';
import { preparePage } from '../../content/prepare-page.server.ts';
import { languageContext } from '../../request-context.server.ts';
import type { Route } from './+types/content-page';

/** Any page of the content system, the front page and listings among them. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const rest = (params as { '*'?: string })['*'];
  const page = await loadPage(context, rest ? `/${locale}/${rest}` : `/${locale}`);
  if (!page) throw await notFound({ context, url });
  return preparePage(page, { context, url });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
