import type { StoreDetails } from '@basin/sdk';
import type { SchemaOrgItem } from '../../shell/document/StructuredData.tsx';

/** Returns a store's structured data. `image` is the URL of its picture. */
export const showroomFacts = (
  { name, address, phone, email, point, hours }: StoreDetails,
  { url, image }: { readonly url: string; readonly image?: string | undefined },
): SchemaOrgItem => ({
  '@type': 'HomeGoodsStore',
  name,
  url,
  image,
  telephone: phone === null ? undefined : `+1${phone}`,
  email: email ?? undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.line ?? undefined,
    addressLocality: address.city ?? undefined,
    addressRegion: address.state ?? undefined,
    postalCode: address.postalCode ?? undefined,
    addressCountry: address.country ?? undefined,
  },
  geo: point === null ? undefined : { '@type': 'GeoCoordinates', ...point },
  openingHoursSpecification: hours.map(({ day, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: day,
    opens: open,
    closes: close,
  })),
});
