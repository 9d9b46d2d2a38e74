import type { LoaderFunctionArgs } from 'react-router';
import { contentPage, notFound } from '../content/index.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { showroomPageView } from './showroom-view.server.ts';

export async function loadShowroom({ context, url, params: { showroom = '' } }: LoaderFunctionArgs) {
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    storesOf(context).get(`/locations/${showroom}`),
  ]);
  if (!found) throw await notFound({ context, url });
  const showroomView = showroomPageView(found, context.get(languageContext).locale);
  return { page: { ...page, title: showroomView.name }, showroom: showroomView };
}
