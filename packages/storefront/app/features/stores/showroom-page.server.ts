import type { StoreDetails } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import type { PageView } from '../content/index.ts';
import { contentPage, notFound, overlayPage } from '../content/index.server.ts';
import { environmentContext, languageContext, systemsContext } from '../../shell/request-context.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { storesOf } from '../../shell/sdk/nouns.server.ts';
import { customerValues } from '../../shell/forms/customer-values.server.ts';
import { imagesFrom } from '../../shell/pictures/images-from.server.ts';
import { pictureUrlOf } from '../../shell/pictures/use-images.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { appointmentOffer } from './appointment-offer.server.ts';
import { mapArea } from './map-area.server.ts';
import { preferredShowroomOf } from './preferred-showroom.server.ts';
import { showroomFacts } from './showroom-facts.server.ts';
import { showroomPageView, showroomView } from './showroom-view.server.ts';

export async function loadShowroom({ context, url, request, params: { showroom = '' } }: LoaderFunctionArgs) {
  const [page, found] = await Promise.all([
    contentPage({ context, url }, '/locations/showroom'),
    storesOf(context).get(`/locations/${showroom}`),
  ]);
  if (!found) throw await notFound({ context, url });
  const { locale, texts } = context.get(languageContext);
  const settings = await shopSettings(context);
  const appointment = settings.takesAppointments
    ? appointmentOffer(found, locale, context.get(systemsContext).now())
    : null;
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const t = createTranslate(texts, locale);
  const view = showroomPageView(found, locale, t);
  const picture = view.image === null ? undefined : { name: view.image, alt: found.name };
  const image = picture && pictureUrlOf(imagesFrom(imagesOrigin, settings), picture.name, factsWidthPx, 'jpeg');
  const facts = showroomFacts(found, { url: publicOrigin + url.pathname, image });
  const { city, line, state } = found.address;
  const where = [city, line].filter((text) => text !== null).join(', ');
  const description = t('store.description', { where });
  // two cities may have the same name
  const title = [found.name, state].filter((text) => text).join(', ');
  const described = { title, description, isIndexed: true, picture };
  const [nearby, customer, display] = await Promise.all([
    showroomsNear(context, found),
    appointment ? customerValues(context) : {},
    displayOf({ context, url }, found.collections, t('store.display')),
  ]);
  return {
    page: { ...page, ...described, parts: page.parts.map((part) => withShowroomName(part, found.name)) },
    showroom: { ...view, appointment, facts, isPreferred: preferredShowroomOf(request) === `/locations/${showroom}` },
    nearby,
    known: { form: { values: customer, problems: {} } },
    area: mapArea([view, ...nearby], true),
    display,
  };
}

/** Returns the links of the collections page to these collections. */
async function displayOf(
  request: Parameters<typeof contentPage>[0],
  names: readonly string[],
  heading: string,
): Promise<Extract<PageView['parts'][number], { type: 'picture-links' }> | null> {
  const page =
    names.length === 0 ? null : await overlayPage(request, '/collections').catch(nullInOutage(request.context));
  const links = page?.parts.flatMap((part) => (part.type === 'picture-links' ? part.view.items : [])) ?? [];
  const items = links.filter(({ title }) => names.includes(title));
  return items.length === 0 ? null : { type: 'picture-links', name: 'display', view: { heading, items } };
}

/** Appends the showroom's name to the breadcrumb that all showroom pages share. */
const withShowroomName = (part: PageView['parts'][number], title: string): PageView['parts'][number] =>
  part.type === 'breadcrumb' ? { ...part, view: { items: [...part.view.items.slice(0, -1), { title }] } } : part;

const factsWidthPx = 1200;
const maxNearby = 3;
const maxNearbyKm = 500;

/** Returns the nearest other showrooms. */
async function showroomsNear(context: Context, { id, point }: StoreDetails) {
  if (point === null) return [];
  const stores = await storesOf(context)
    .list({ near: point, withinKm: maxNearbyKm, limit: maxNearby + 1 })
    .catch(nullInOutage(context));
  return (stores ?? [])
    .filter((store) => store.id !== id)
    .slice(0, maxNearby)
    .map(showroomView);
}
