import { localeTag, milesFrom, storeFeatures, type Locale } from '@basin/domain';
import type { FoundStore, SdkCalls } from '@basin/sdk';
import type { OpeningHours, ShowroomPageView, ShowroomView } from './showroom-view.ts';

type StoreDetails = Awaited<ReturnType<SdkCalls['stores']['details']>>;

interface PostalAddress {
  readonly addressLine?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** A store of the list. */
export function showroomView(store: FoundStore): ShowroomView {
  return {
    id: store.id ?? '',
    name: store.name ?? '',
    lines: linesOf(store),
    phone: store.phone,
    path: store.pageUrl,
    directions: directionsTo(store),
    miles: store.distanceKm === undefined ? undefined : milesFrom(store.distanceKm),
    features: storeFeatures.filter((feature) => store.features[feature]),
  };
}

/** A store of a page. */
export function showroomPageView({ address = {}, ...store }: StoreDetails, locale: Locale): ShowroomPageView {
  return {
    id: store.storeId,
    name: store.name,
    lines: linesOf(address),
    phone: store.phone,
    path: undefined,
    directions: directionsTo(store),
    miles: undefined,
    features: storeFeatures.filter((feature) => store.features[feature]),
    email: store.email,
    image: store.image?.split('/').pop(),
    hours: weekOf(store.hours, localeTag(locale)),
  };
}

const linesOf = ({ addressLine, city, state, postalCode }: PostalAddress): string[] => {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [addressLine ?? '', [city, region].filter(Boolean).join(', ')].filter((line) => line !== '');
};

const directionsTo = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  latitude === undefined || longitude === undefined
    ? undefined
    : `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** All seven days. They are written here: a browser may put another space beside a dash than the server. */
function weekOf(hours: StoreDetails['hours'], tag: string): OpeningHours[] {
  const dayName = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const at = (clock: string) => new Date(`1970-01-01T${clock}Z`);
  return weekdays.map((name, index) => {
    const { open, close } = hours.find(({ day }) => day === name) ?? {};
    return {
      day: dayName.format(new Date(Date.UTC(2024, 0, index + 1))), // 1 January 2024 was a Monday
      hours: open !== undefined && close !== undefined ? time.formatRange(at(open), at(close)) : undefined,
    };
  });
}
