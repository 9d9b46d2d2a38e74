import { localeTag, milesFrom, type Locale } from '@basin/domain';
import type { StoreCard, StoreDetails } from '@basin/sdk';
import { placeOnMap } from './north-america.ts';
import type { OpeningHours, ShowroomPageView, ShowroomView } from './showroom-view.ts';

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
  ...{ id, name, phone, path, features },
  lines: linesOf(address),
  directions: point && `https://www.openstreetmap.org/directions?to=${point.latitude}%2C${point.longitude}`,
  place: (point && placeOnMap(point)) ?? null,
  miles: distanceKm === null ? null : milesFrom(distanceKm),
});

/** Converts a store to its page view. */
export const showroomPageView = (
  store: StoreDetails,
  locale: Locale,
): Omit<ShowroomPageView, 'appointment' | 'facts' | 'isPreferred'> => ({
  ...showroomView(store),
  email: store.email,
  image: store.image?.split('/').pop() ?? null,
  hours: weekOf(store.hours, localeTag(locale)),
});

const linesOf = ({ line, city, state, postalCode }: StoreCard['address']): string[] => {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [line ?? '', [city, region].filter(Boolean).join(', ')].filter((text) => text !== '');
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns all seven days, formatted on the server: a browser may put a different space beside a dash. */
function weekOf(hours: StoreDetails['hours'], tag: string): OpeningHours[] {
  const dayName = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const at = (clock: string) => new Date(`1970-01-01T${clock}Z`);
  return weekdays.map((name, index) => {
    const open = hours.find(({ day }) => day === name);
    return {
      day: dayName.format(new Date(Date.UTC(2024, 0, index + 1))), // 1 January 2024 was a Monday
      hours: open && time.formatRange(at(open.open), at(open.close)),
    };
  });
}
