import type { LoaderFunctionArgs } from 'react-router';
import { contentPage, notFound } from '../content/index.server.ts';
import { languageContext, systemsContext } from '../../shell/request-context.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { appointmentOffer } from './appointment-offer.server.ts';
import { showroomPageView } from './showroom-view.server.ts';

export async function loadShowroom({ context, url, params: { showroom = '' } }: LoaderFunctionArgs) {
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    storesOf(context).get(`/locations/${showroom}`),
  ]);
  if (!found) throw await notFound({ context, url });
  const { locale } = context.get(languageContext);
  const { takesAppointments } = await shopSettings(context);
  const appointment = takesAppointments ? appointmentOffer(found, locale, context.get(systemsContext).now()) : null;
  return { page: { ...page, title: found.name }, showroom: { ...showroomPageView(found, locale), appointment } };
}
