import type { LoaderFunctionArgs } from 'react-router';
import { nullOn } from '@basin/sdk';
import { contentPage, notFound } from '../content/index.server.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { showroomPageView } from './showroom-view.server.ts';

export async function loadShowroom({ context, url, params: { showroom = '' } }: LoaderFunctionArgs) {
  const { stores } = context.get(sdkContext);
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    stores.details({ query: { path: `/locations/${showroom}` } }).catch(nullOn(404)),
  ]);
  if (!found) throw await notFound({ context, url });
  const showroomView = showroomPageView(found, context.get(languageContext).locale);
  return { page: { ...page, title: showroomView.name }, showroom: showroomView };
}
