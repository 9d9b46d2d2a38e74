import { defaultStoreLocationType, placeholderAccount } from '@basin/domain';
import { distanceKilometres, findPlace, type Coordinates, type Store } from '../stores/index.ts';

/** The features of a store by their letter in the last column. */
const features = {
  i: 'inStoreShopping',
  v: 'virtualMeetings',
  w: 'weekendHours',
  s: 'slabGallery',
  a: 'appointmentOnly',
} as const;

type Row = readonly [city: string, postalCode: string, addressLine: string, offers: string];

// prettier-ignore
const rows: readonly Row[] = [
  ['New York', '10003', '41 East 19th Street', 'ivws'],
  ['Brooklyn', '11201', '88 Water Street', 'ivw'],
  ['White Plains', '10601', '12 Mamaroneck Avenue', 'iv'],
  ['Buffalo', '14202', '310 Delaware Avenue', 'iw'],
  ['Boston', '02116', '27 Clarendon Street', 'ivws'],
  ['Providence', '02903', '150 Weybosset Street', 'iv'],
  ['Hartford', '06103', '64 Pratt Street', 'va'],
  ['Portland', '04101', '21 Exchange Street', 'iw'],
  ['Princeton', '08540', '33 Witherspoon Street', 'iv'],
  ['Philadelphia', '19103', '1720 Sansom Street', 'ivws'],
  ['Pittsburgh', '15222', '2100 Smallman Street', 'ivw'],
  ['Baltimore', '21202', '30 South Charles Street', 'iv'],
  ['Washington', '20007', '3330 M Street NW', 'ivws'],
  ['Richmond', '23220', '2900 West Cary Street', 'iw'],
  ['Raleigh', '27601', '112 Fayetteville Street', 'ivw'],
  ['Charlotte', '28203', '1510 Camden Road', 'ivws'],
  ['Charleston', '29401', '251 King Street', 'iva'],
  ['Atlanta', '30305', '351 Peachtree Hills Avenue', 'ivws'],
  ['Jacksonville', '32204', '1021 Oak Street', 'iv'],
  ['Miami', '33137', '140 NE 39th Street', 'ivws'],
  ['Naples', '34102', '780 Fifth Avenue South', 'iva'],
  ['Tampa', '33606', '505 South Howard Avenue', 'ivw'],
  ['Nashville', '37203', '1900 Eighth Avenue South', 'ivws'],
  ['Memphis', '38117', '5100 Poplar Avenue', 'i'],
  ['Birmingham', '35223', '2801 Cahaba Road', 'iv'],
  ['New Orleans', '70130', '1004 Magazine Street', 'ivw'],
  ['Louisville', '40202', '620 South Third Street', 'iv'],
  ['Cincinnati', '45202', '1215 Vine Street', 'iw'],
  ['Columbus', '43215', '740 North High Street', 'ivw'],
  ['Cleveland', '44113', '2020 West 25th Street', 'iv'],
  ['Detroit', '48226', '1201 Woodward Avenue', 'ivw'],
  ['Grand Rapids', '49503', '25 Ottawa Avenue SW', 'i'],
  ['Indianapolis', '46204', '30 Monument Circle', 'iv'],
  ['Chicago', '60654', '222 Merchandise Mart Plaza', 'ivws'],
  ['Evanston', '60201', '1608 Sherman Avenue', 'iv'],
  ['Milwaukee', '53202', '320 East Buffalo Street', 'ivws'],
  ['Madison', '53703', '15 West Mifflin Street', 'iw'],
  ['Minneapolis', '55401', '275 Market Street', 'ivws'],
  ['Saint Louis', '63108', '4900 Maryland Plaza', 'ivw'],
  ['Kansas City', '64112', '4750 Broadway', 'iv'],
  ['Omaha', '68102', '1111 Howard Street', 'va'],
  ['Dallas', '75207', '1525 Slocum Street', 'ivws'],
  ['Fort Worth', '76107', '3200 West Seventh Street', 'iv'],
  ['Houston', '77098', '3100 Kirby Drive', 'ivws'],
  ['Austin', '78703', '1200 West Sixth Street', 'ivw'],
  ['San Antonio', '78209', '5900 Broadway', 'iv'],
  ['Denver', '80202', '1600 Wynkoop Street', 'ivws'],
  ['Salt Lake City', '84101', '340 Pierpont Avenue', 'iw'],
  ['Scottsdale', '85251', '7050 East Main Street', 'ivws'],
  ['Las Vegas', '89135', '10975 Summerlin Centre Drive', 'iva'],
  ['San Diego', '92101', '850 Kettner Boulevard', 'ivw'],
  ['Los Angeles', '90048', '8687 Melrose Avenue', 'ivws'],
  ['Pasadena', '91105', '70 North Fair Oaks Avenue', 'iv'],
  ['San Francisco', '94103', '200 Kansas Street', 'ivws'],
  ['Sacramento', '95814', '1020 16th Street', 'i'],
  ['Portland', '97209', '1230 NW Hoyt Street', 'ivws'],
  ['Seattle', '98108', '5701 Sixth Avenue South', 'ivws'],
  ['Honolulu', '96814', '1240 Ala Moana Boulevard', 'va'],
  ['Toronto', 'M5V 2J4', '401 King Street West', 'ivws'],
  ['Montréal', 'H2Y 1Z5', '438, rue Saint-Pierre', 'ivws'],
  ['Vancouver', 'V6J 3A4', '1706 West First Avenue', 'ivw'],
  ['Calgary', 'T2R 1K8', '1012 17th Avenue SW', 'iv'],
];

/** The pictures that stores share, so that stores close to each other differ: of slab galleries and of other showrooms. */
const slabGalleries = [
  'showroom-slabs',
  'showroom-slabs-night',
  'showroom-slabs-white',
  'showroom-slabs-oak',
  'showroom-slabs-green',
  'showroom-slabs-walnut',
  'showroom-slabs-dark',
];
const showrooms = [
  'showroom-faucets',
  'showroom-vanities',
  'showroom-tile',
  'showroom-baths',
  'showroom-kitchens',
  'showroom-showers',
  'showroom-faucets-tidewater',
  'showroom-vanities-chalk',
  'showroom-tile-walnut',
  'showroom-baths-fern',
  'showroom-kitchens-fir',
  'showroom-showers-celadon',
  'showroom-faucets-clay',
  'showroom-vanities-dark',
  'showroom-tile-blues',
  'showroom-baths-rust',
  'showroom-kitchens-night',
  'showroom-showers-oxblood',
  'showroom-faucets-green',
  'showroom-vanities-walnut',
  'showroom-tile-warm',
  'showroom-baths-delft',
  'showroom-kitchens-oak',
  'showroom-showers-chalk',
  'showroom-faucets-soot',
  'showroom-vanities-fir',
  'showroom-tile-night',
  'showroom-baths-soot',
  'showroom-faucets-fir',
  'showroom-vanities-night',
  'showroom-tile-green',
  'showroom-baths-flax',
  'showroom-faucets-rosehip',
];

/** The collections that stores display. */
const collections = {
  bathroom: ['Linden', 'Maren', 'Hollin', 'Sable', 'Tolland', 'Vesper'],
  kitchen: ['Harrow', 'Orchard Row'],
  tile: ['Kiln Road', 'Saltmarsh', 'Meridian', 'Dovecote'],
};

const firstPartnerNumber = 700_101;
const weekdays = [1, 2, 3, 4, 5];
const allButSunday = [...weekdays, 6];

/** Returns the stores of the demonstration, in real cities. */
export function demoStores(): Store[] {
  const stores: Store[] = [];
  for (const [index, row] of rows.entries()) stores.push(storeFrom(row, index, stores));
  return stores;
}

function storeFrom([city, postalCode, addressLine, offers]: Row, index: number, before: readonly Store[]): Store {
  const place = findPlace(postalCode);
  if (place === undefined) throw new RangeError(`unknown postal code ${postalCode}`);
  const slug = `${slugOf(city)}-${place.state.toLowerCase()}`;
  const number = String(firstPartnerNumber + index);
  const offered = Object.entries(features).map(([letter, feature]) => [feature, offers.includes(letter)]);
  return {
    id: String(index + 101),
    name: `Basin ${city}`,
    locationType: defaultStoreLocationType,
    addressLine,
    locality: city,
    adminDistrict: place.state,
    postalCode: place.postalCode,
    countryRegion: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    phone: `555010${String(index).padStart(4, '0')}`,
    email: `${slug}@basin.example`,
    image: `/is/image/${placeholderAccount}/${pictureOf(offers, place, before)}`,
    hours: hoursOf(offers.includes('w')),
    businessPartnerNumber: number,
    pagePath: `/locations/${slug}`,
    collections: collectionsOf(offers, index),
    ...(Object.fromEntries(offered) as Record<(typeof features)[keyof typeof features], boolean>),
  };
}

/** Returns the picture whose nearest store is the farthest away. */
function pictureOf(offers: string, place: Coordinates, before: readonly Store[]): string {
  const pictures = offers.includes('s') ? slabGalleries : showrooms;
  const nearest = (picture: string) =>
    Math.min(
      ...before.filter(({ image }) => image?.endsWith(`/${picture}`)).map((store) => distanceKilometres(place, store)),
    );
  return pictures.toSorted((one, other) => nearest(other) - nearest(one))[0] ?? '';
}

/** Returns the collections on display: twice as many in a store with a slab gallery, and others than in the store before. */
function collectionsOf(offers: string, index: number): string[] {
  const { bathroom, kitchen, tile } = collections;
  const share = offers.includes('s') ? 2 : 1;
  const pick = (names: readonly string[], count: number) =>
    names.filter((_, place) => (place + index) % names.length < count);
  return [...pick(bathroom, 2 * share), ...pick(kitchen, share), ...pick(tile, share)];
}

function hoursOf(weekend: boolean): Store['hours'] {
  const days = (weekend ? allButSunday : weekdays).map((day) => ({ day, opens: '10:00', closes: '18:00' }));
  return weekend ? [...days, { day: 7, opens: '12:00', closes: '17:00' }] : days;
}

function slugOf(city: string): string {
  return city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
}
