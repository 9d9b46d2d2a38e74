import type { LoaderFunctionArgs } from 'react-router';
import { contentPage, notFound } from '../content/index.server.ts';
import { environmentContext, languageContext, systemsContext } from '../../shell/request-context.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { appointmentOffer } from './appointment-offer.server.ts';
import { myShowroomOf } from './my-showroom.server.ts';
import { showroomFacts } from './showroom-facts.server.ts';
import { showroomPageView } from './showroom-view.server.ts';

export async function loadShowroom({ context, url, request, params: { showroom = '' } }: LoaderFunctionArgs) {
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    storesOf(context).get(`/locations/${showroom}`),
  ]);
  if (!found) throw await notFound({ context, url });
  const { locale } = context.get(languageContext);
  const { takesAppointments } = await shopSettings(context);
  const appointment = takesAppointments ? appointmentOffer(found, locale, context.get(systemsContext).now()) : null;
  const facts = showroomFacts(found, context.get(environmentContext).publicOrigin + url.pathname);
  const view = showroomPageView(found, locale);
  const picture = view.image === null ? undefined : { name: view.image, alt: found.name };
  const described = { title: found.name, description: view.lines.join(', '), isIndexed: true, picture };
  return {
    page: { ...page, ...described },
    showroom: { ...view, appointment, facts, isMine: myShowroomOf(request) === `/locations/${showroom}` },
  };
}
