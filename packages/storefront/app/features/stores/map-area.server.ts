import type { StoreMapProps } from '@basin/react-ui';
import { placeOnMap, viewAround, wholeView, type Place } from './north-america.ts';
import type { ShowroomView } from './showroom-view.ts';

type City = readonly [name: string, latitude: number, longitude: number];

/** The largest cities, which also a small map names. */
const largest: readonly City[] = [
  ['New York', 40.71, -74.01],
  ['Los Angeles', 34.05, -118.24],
  ['Chicago', 41.88, -87.63],
  ['Dallas', 32.78, -96.8],
  ['Miami', 25.76, -80.19],
  ['Atlanta', 33.75, -84.39],
  ['Seattle', 47.61, -122.33],
  ['Denver', 39.74, -104.99],
  ['Toronto', 43.65, -79.38],
  ['Montréal', 45.5, -73.57],
  ['San Francisco', 37.77, -122.42],
  ['Minneapolis', 44.98, -93.27],
  ['Calgary', 51.05, -114.07],
  ['Honolulu', 21.31, -157.86],
];

/** Other cities, which only a larger map names. */
const large: readonly City[] = [
  ['Vancouver', 49.28, -123.12],
  ['Portland', 45.52, -122.68],
  ['Boise', 43.62, -116.2],
  ['Las Vegas', 36.17, -115.14],
  ['San Diego', 32.72, -117.16],
  ['Phoenix', 33.45, -112.07],
  ['Salt Lake City', 40.76, -111.89],
  ['Albuquerque', 35.08, -106.65],
  ['Winnipeg', 49.9, -97.14],
  ['Omaha', 41.26, -95.93],
  ['Kansas City', 39.1, -94.58],
  ['Oklahoma City', 35.47, -97.52],
  ['San Antonio', 29.42, -98.49],
  ['Houston', 29.76, -95.37],
  ['New Orleans', 29.95, -90.07],
  ['Memphis', 35.15, -90.05],
  ['Saint Louis', 38.63, -90.2],
  ['Nashville', 36.16, -86.78],
  ['Milwaukee', 43.04, -87.91],
  ['Indianapolis', 39.77, -86.16],
  ['Detroit', 42.33, -83.05],
  ['Cleveland', 41.5, -81.69],
  ['Pittsburgh', 40.44, -80],
  ['Charlotte', 35.23, -80.84],
  ['Jacksonville', 30.33, -81.66],
  ['Tampa', 27.95, -82.46],
  ['Washington', 38.91, -77.04],
  ['Philadelphia', 39.95, -75.17],
  ['Boston', 42.36, -71.06],
  ['Québec', 46.81, -71.21],
];

const cities = [...largest, ...large].map(([text, latitude, longitude]) => {
  return { text, ...(placeOnMap({ latitude, longitude }) ?? { x: -1, y: -1 }) };
});

/** The share of the view's height in which the edge would cut a name. */
const edge = 0.05;

/** A part of the map and the cities that it names. Computed on the server, because no page needs the rest of the map. */
export type MapArea = Pick<StoreMapProps, 'view' | 'names'>;

/** Returns the part of the map around showrooms near a place, or the whole map. */
export function mapArea(showrooms: readonly ShowroomView[], isNear: boolean): MapArea {
  const places = showrooms.flatMap(({ place }) => place ?? []);
  const view = isNear ? viewAround(places) : wholeView;
  return { view, names: citiesIn(view) };
}

/** The widths of a map, in rem, from which it names a city. A phone's map is 20rem wide. */
type MinWidth = 20 | 30 | 60;
type Named = Place & { readonly text: string; readonly minWidth: MinWidth };

/**
 * Returns the cities to name in a part of the map, the largest first. The whole map names none on a phone, and the
 * largest up to a desktop. A city whose name would overlap another is named on a wider map or not at all.
 */
function citiesIn(view: MapArea['view']): MapArea['names'] {
  const { x: left, y: top, width, height } = view;
  const isShown = ({ x, y }: Place) =>
    x > left && x < left + width && y > top + height * edge && y < top + height * (1 - edge);
  const named: Named[] = [];
  for (const [index, city] of cities.entries()) {
    if (!isShown(city)) continue;
    const widths = minWidths.slice(Number(index >= largest.length) + Number(view === wholeView));
    const minWidth = widths.find((each) => named.every((other) => isApart({ ...city, minWidth: each }, other, width)));
    if (minWidth !== undefined) named.push({ ...city, minWidth });
  }
  return named.map(({ minWidth, ...city }) => ({ ...city, minWidth: minWidth === 20 ? undefined : minWidth }));
}

const minWidths: readonly MinWidth[] = [20, 30, 60];

// the size of a name in rem
const lineHeight = 1;
const characterWidth = 0.42;

/** Whether two names do not overlap on the narrowest map that has both. */
function isApart(one: Named, other: Named, viewWidth: number): boolean {
  const remOfUnit = Math.max(one.minWidth, other.minWidth) / viewWidth;
  const [first, second] = one.x < other.x ? [one, other] : [other, one];
  return (
    Math.abs(one.y - other.y) * remOfUnit >= lineHeight ||
    (second.x - first.x) * remOfUnit >= first.text.length * characterWidth
  );
}
