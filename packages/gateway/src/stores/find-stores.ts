import type { Db } from '../database/database.ts';
import { distanceKilometres, type Coordinates } from './distance.ts';
import { isAbroad } from './is-abroad.ts';
import { parseFilter } from './parse-filter.ts';
import { findCityCentre, findPlace } from './places.ts';
import { readAddressLine } from './read-address-line.ts';
import { filterProperties, storeProperties, storeRecord, type StoreRecord } from './store-record.ts';

/** An OData query for stores. */
export interface StoreQuery {
  readonly $select?: string | undefined;
  readonly $filter?: string | undefined;
  readonly $top?: number | undefined;
  readonly $skip?: number | undefined;
  readonly spatialFilter?: string | undefined;
}

export interface FoundStores {
  /** The number of results on all pages. */
  readonly count: number;
  readonly stores: readonly Partial<StoreRecord>[];
}

/** An invalid parameter of a store query. */
export class StoreQueryError extends Error {
  override readonly name = 'StoreQueryError';
  readonly field: keyof StoreQuery;

  constructor(field: keyof StoreQuery, message: string) {
    super(message);
    this.field = field;
  }
}

const pageSize = 25;
const minDistanceKilometres = 0.16;
const maxDistanceKilometres = 1000;

/**
 * Returns the stores that match a query: nearest first with a spatial filter, otherwise by id.
 *
 * @throws {FilterError} for an invalid filter
 * @throws {StoreQueryError} for another invalid parameter
 * @see wire reference §45
 */
export async function findStores(db: Db, query: StoreQuery): Promise<FoundStores> {
  const { $filter, $select, $skip = 0, $top = pageSize, spatialFilter } = query;
  const filter = $filter === undefined ? () => true : parseFilter($filter, filterProperties);
  const select = selection($select);
  const near = spatialFilter === undefined ? (record: StoreRecord) => [record] : nearby(spatialFilter);
  const rows = await db.selectFrom('stores').select('document').orderBy('id').execute();
  const found = rows
    .map(({ document }) => storeRecord(document))
    .filter(filter)
    .flatMap(near)
    .sort((one, other) => (one.__Distance ?? 0) - (other.__Distance ?? 0));
  return { count: found.length, stores: found.slice($skip, $skip + $top).map(select) };
}

/** Returns a filter of stores within a distance of a place, which adds the distance to each store. */
function nearby(spatialFilter: string): (record: StoreRecord) => StoreRecord[] {
  const { origin, distance } = readNearby(spatialFilter);
  return (record) => {
    if (origin === undefined) return [];
    const kilometres = distanceKilometres(origin, { latitude: record.Latitude, longitude: record.Longitude });
    return kilometres <= distance ? [{ ...record, __Distance: Math.round(kilometres * 1000) / 1000 }] : [];
  };
}

const byPlace = /^nearby\('((?:[^']|'')+)',(\d{1,4}(?:\.\d{1,3})?)\)$/;
const byPoint = /^nearby\((-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?),(\d{1,4}(?:\.\d{1,3})?)\)$/;

function readNearby(spatialFilter: string): { origin: Coordinates | undefined; distance: number } {
  const [, place, placeDistance] = byPlace.exec(spatialFilter) ?? [];
  const [, latitude, longitude, pointDistance] = byPoint.exec(spatialFilter) ?? [];
  const distance = Number(placeDistance ?? pointDistance);
  const isOnEarth = Math.abs(Number(latitude ?? 0)) <= 90 && Math.abs(Number(longitude ?? 0)) <= 180;
  if (!isOnEarth || !(distance >= minDistanceKilometres && distance <= maxDistanceKilometres)) {
    const range = `${minDistanceKilometres} to ${maxDistanceKilometres}`;
    throw new StoreQueryError(
      'spatialFilter',
      `must be nearby('city',distance) or nearby(latitude,longitude,distance), with a distance of ${range} km`,
    );
  }
  const origin =
    place === undefined ? { latitude: Number(latitude), longitude: Number(longitude) } : resolvePlace(place);
  return { origin, distance };
}

/**
 * Resolves a postal code, a city, a city with its state (`Portland, OR`), or a one-line address. Returns undefined for a
 * place in another country (`Paris, France`).
 */
function resolvePlace(quoted: string): Coordinates | undefined {
  const name = quoted.replaceAll("''", "'").trim();
  if (isAbroad(name)) return undefined;
  const [city = name, state] = name.split(',').map((part) => part.trim());
  return findPlace(name) ?? findCityCentre(city, state) ?? findCityCentre(city) ?? resolveAddress(name);
}

/** The maximum number of words in a city's name. */
const maxCityWords = 4;

/** Resolves an address by its postal code or city; without a comma, the longest city name at the end counts. */
function resolveAddress(line: string): Coordinates | undefined {
  const [read] = (['US', 'CA'] as const).flatMap((country) => readAddressLine(line, country).suggestions);
  if (read) return findPlace(read.postalCode);
  const words = line.split(/\s+/).slice(-maxCityWords - 1);
  const endings = words.slice(1).map((_, from) => words.slice(from + 1).join(' '));
  return endings.flatMap((ending) => findCityCentre(ending) ?? [])[0];
}

function selection($select: string | undefined): (record: StoreRecord) => Partial<StoreRecord> {
  const names = ($select ?? '*').split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== '*' && !storeProperties.has(name));
  if (unknown !== undefined) throw new StoreQueryError('$select', `"${unknown}" is not a property of a store`);
  if (names.includes('*')) return (record) => record;
  return (record) => Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
