import { localeTag, type Locale } from '@basin/domain';
import type { StoreCard, StoreDetails } from '@basin/sdk';
import type { Translate } from '../../shell/texts/translate.ts';
import { placeOnMap } from './north-america.ts';
import type { WeekdayView, ShowroomPageView, ShowroomView } from './showroom-view.ts';
import { storeTimeZone } from './store-time-zone.ts';
import { timeFormat } from './time-format.ts';

/** Converts a store to its list entry. */
export const showroomView = ({
  id,
  name,
  address,
  phone,
  path,
  point,
  distanceKm,
  features,
}: StoreCard): ShowroomView => ({
  id,
  name,
  phone,
  path,
  features,
  distanceKm,
  state: address.state ?? null,
  lines: linesOf(address),
  directions: point && `https://www.openstreetmap.org/directions?to=${point.latitude}%2C${point.longitude}`,
  place: (point && placeOnMap(point)) ?? null,
});

/** Converts a store to its page view. */
export const showroomPageView = (
  store: StoreDetails,
  locale: Locale,
  t: Translate,
): Omit<ShowroomPageView, 'appointment' | 'facts' | 'isPreferred'> => ({
  ...showroomView(store),
  email: store.email,
  image: store.image?.split('/').pop() ?? null,
  hours: weekOf(store.hours, locale, t),
  openingHours: store.hours,
  timeZone: storeTimeZone(store.address.state ?? ''),
});

const linesOf = ({ line, city, state, postalCode }: StoreCard['address']): string[] => {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [line ?? '', [city, region].filter(Boolean).join(', ')].filter((text) => text !== '');
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns all seven days, formatted on the server: a browser may put a different space beside a dash. */
function weekOf(hours: StoreDetails['hours'], locale: Locale, t: Translate): WeekdayView[] {
  const dayName = new Intl.DateTimeFormat(localeTag(locale), { weekday: 'long', timeZone: 'UTC' });
  const time = timeFormat(locale);
  return weekdays.map((id, index) => {
    const open = hours.find(({ day }) => day === id);
    return {
      id,
      day: dayName.format(new Date(Date.UTC(2024, 0, index + 1))), // 1 January 2024 was a Monday
      hours: open && t('store.hours.range', { open: time(open.open), close: time(open.close) }),
    };
  });
}
