import { withoutLocale } from '@basin/domain';
import { ContentPage } from '../../content/ContentPage.tsx';
import { contentPage } from '../../content/load-page.server.ts';
import { cityOfVisitor, findShowrooms } from './find-showrooms.server.ts';
import { ShowroomList } from './ShowroomList.tsx';
import type { Route } from './+types/showrooms';

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = withoutLocale(url.pathname).replace(/\/$/, '');
  const [page, found] = await Promise.all([
    contentPage({ context, url }, path),
    findShowrooms(context, await withVisitorsCity(context, url, path)),
  ]);
  return { page, found };
}

/** Who opens the finder is near somewhere: that is where it looks until it is asked for another place. */
async function withVisitorsCity(context: Route.LoaderArgs['context'], url: URL, path: string): Promise<URL> {
  if (path !== '/find-a-showroom' || url.searchParams.has('near')) return url;
  const here = new URL(url);
  here.searchParams.set('near', await cityOfVisitor(context));
  return here;
}

export default function ShowroomsPage({ loaderData: { page, found } }: Route.ComponentProps) {
  const list = () => <ShowroomList found={found} />;
  return <ContentPage page={page} places={{ 'store-finder': list, 'browse-all-stores': list, 'store-filter': list }} />;
}
