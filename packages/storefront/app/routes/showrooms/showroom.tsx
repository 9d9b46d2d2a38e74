import { nullOn } from '@basin/sdk';
import { ContentPage } from '../../content/ContentPage.tsx';
import { contentPage, notFound } from '../../content/load-page.server.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import { showroomPageView } from './showroom-view.server.ts';
import { ShowroomDetails } from './ShowroomDetails.tsx';
import type { Route } from './+types/showroom';

export async function loader({ context, url, params: { showroom } }: Route.LoaderArgs) {
  const { stores } = context.get(sdkContext);
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    stores.details({ query: { path: `/locations/${showroom}` } }).catch(nullOn(404)),
  ]);
  if (!found) throw await notFound({ context, url });
  const showroomView = showroomPageView(found, context.get(languageContext).locale);
  return { page: { ...page, title: showroomView.name }, showroom: showroomView };
}

export default function ShowroomPage({ loaderData: { page, showroom } }: Route.ComponentProps) {
  return <ContentPage page={page} places={{ 'store-details': () => <ShowroomDetails showroom={showroom} /> }} />;
}
