import { isPostalCodeOfState } from '@basin/domain';
import american from 'zipcodes/lib/codes.js';
import canadian from 'zipcodes/lib/codesCanada.js';
import * as z from 'zod';
import { canadianCity } from './canadian-city.ts';
import { distanceKilometres, type Coordinates } from './distance.ts';

/** The location of a postal code. */
export interface Place extends Coordinates {
  /** Five digits in the United States; in Canada the first three characters, or all six if the query had them. */
  readonly postalCode: string;
  readonly city: string;
  /** The two-letter code of the state or province. */
  readonly state: string;
  readonly country: 'US' | 'CA';
}

const rowsSchema = z.record(
  z.string(),
  z.object({
    zip: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    city: z.string(),
    state: z.string(),
  }),
);
type Row = z.output<typeof rowsSchema>[string];

/** Areas whose columns are shifted in the source data. */
const correctedAreas: Readonly<Record<string, readonly [city: string, latitude: number, longitude: number]>> = {
  V0N: ['Port McNeill', 50.5903, -127.0847],
  E1H: ['Lakeville', 46.1506, -64.6414],
  E2E: ['Rothesay', 45.4165, -65.9757],
  E2H: ['Saint John', 45.3481, -65.9868],
  E3C: ['Fredericton', 45.9356, -66.6807],
  K0C: ['Alexandria', 45.2228, -74.8033],
  K0H: ['Sydenham', 44.4093, -76.5969],
  K0K: ['Picton', 44.0594, -77.3021],
  P0M: ['Chelmsford', 46.5803, -81.1958],
};

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

let loaded: ReadonlyMap<string, Place> | undefined;

/** Returns every postal code of the United States and postal area of Canada, by code. */
export function places(): ReadonlyMap<string, Place> {
  return (loaded ??= new Map([...americanPlaces(), ...canadianPlaces()].map((place) => [place.postalCode, place])));
}

/** Returns the place of a postal code in any usual spelling: `53703`, `53703-1234`, `H2X`, `h2x 1y4`. */
export function findPlace(postalCode: string): Place | undefined {
  const code = postalCode.toUpperCase().replaceAll(/[\s-]/g, '');
  if (/^\d{5}(\d{4})?$/.test(code)) return places().get(code.slice(0, 5));
  if (!/^[A-Z]\d[A-Z](\d[A-Z]\d)?$/.test(code)) return undefined;
  const area = places().get(code.slice(0, 3));
  return area && code.length === 6 ? { ...area, postalCode: `${code.slice(0, 3)} ${code.slice(3)}` } : area;
}

let byCity: ReadonlyMap<string, readonly Place[]> | undefined;

/**
 * Returns the places of a city by name, ignoring case and accents, and optionally state; those of the largest city
 * first.
 */
export function findCity(city: string, state?: string): Place[] {
  byCity ??= Map.groupBy(places().values(), (place) => folded(place.city));
  const named = (byCity.get(folded(city)) ?? []).filter(
    (place) => state === undefined || place.state === state.toUpperCase(),
  );
  const byState = Map.groupBy(named, (place) => place.state);
  return [...byState.values()].sort((one, other) => other.length - one.length).flat();
}

/** Returns the middle of the largest city of a name: its outer postal codes may be far from it. */
export function findCityCentre(city: string, state?: string): Coordinates | undefined {
  const [first, ...others] = findCity(city, state);
  if (first === undefined) return undefined;
  const all = [first, ...others.filter((place) => place.state === first.state)];
  return {
    latitude: medianOf(all.map(({ latitude }) => latitude)),
    longitude: medianOf(all.map(({ longitude }) => longitude)),
  };
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Returns the place nearest to a point; the city instead of a company in it that has its own postal code. */
export function nearestPlace(point: Coordinates): Place {
  const nearest = nearestPostalCode(point);
  if (postalCodesOf(nearest) > 1) return nearest;
  const around = [...places().values()].filter((place) => distanceKilometres(nearest, place) < 1);
  return [nearest, ...around].reduce((one, other) => (postalCodesOf(other) > postalCodesOf(one) ? other : one));
}

const postalCodesOf = ({ city, state }: Place): number => findCity(city, state).length;

function nearestPostalCode(point: Coordinates): Place {
  let nearest: Place | undefined;
  let least = Infinity;
  for (const place of places().values()) {
    const distance = distanceKilometres(point, place);
    if (distance < least) [nearest, least] = [place, distance];
  }
  if (nearest === undefined) throw new RangeError('no places are loaded');
  return nearest;
}

function americanPlaces(): Place[] {
  return Object.values(rowsSchema.parse(american.codes)).flatMap((row) => {
    const { zip: postalCode, city, state } = row;
    return located(row).map((at): Place => ({ postalCode, city, state, country: 'US', ...at }));
  });
}

function canadianPlaces(): Place[] {
  return Object.values(rowsSchema.parse(canadian.codes)).flatMap((row): Place[] => {
    const { zip: postalCode } = row;
    const state = provinces.find((province) => isPostalCodeOfState(postalCode, province)) ?? '';
    const area = { postalCode, state, country: 'CA' } as const;
    const corrected = correctedAreas[postalCode];
    if (corrected) return [{ ...area, city: corrected[0], latitude: corrected[1], longitude: corrected[2] }];
    return located(row).map((at) => ({ ...area, city: canadianCity(postalCode, row.city), ...at }));
  });
}

/** The coordinates of a row; empty for military postal codes, which have none. */
function located({ latitude, longitude }: Row): Coordinates[] {
  return latitude && longitude ? [{ latitude, longitude }] : [];
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
