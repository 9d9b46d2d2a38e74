import type { StoreMapProps } from '@basin/react-ui';

/** A point on the map. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The map: `land.svg`, land, lakes and borders of Natural Earth (1:50 million), which is in the public domain. */
const ground: StoreMapProps['view'] = { x: 0, y: 0, width: 960, height: 640 };

/** The map without northern Canada. */
export const wholeView: StoreMapProps['view'] = { x: 0, y: 110, width: 960, height: 530 };

const radians = Math.PI / 180;
const [south, north, middle] = [29.5 * radians, 45.5 * radians, 38 * radians];
const cone = (Math.sin(south) + Math.sin(north)) / 2;
const base = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
const radiusAt = (latitude: number) => Math.sqrt(base - 2 * cone * Math.sin(latitude)) / cone;
const meridian = -96;
const unit = 1050;
const centre: Place = { x: 480, y: 430 };

/**
 * Projects coordinates with Albers’ equal-area conic projection, and Hawaii into its corner. Returns undefined off the
 * map.
 */
export function placeOnMap({ latitude, longitude }: Point): Place | undefined {
  const isHawaii = longitude < -150 && latitude < 25;
  const place = isHawaii ? inCorner({ latitude, longitude }) : onCone({ latitude, longitude });
  const isOnMap = place.x >= 0 && place.y >= 0 && place.x <= ground.width && place.y <= ground.height;
  return isOnMap ? place : undefined;
}

function onCone({ latitude, longitude }: Point): Place {
  const radius = radiusAt(latitude * radians);
  const angle = cone * (longitude - meridian) * radians;
  const y = centre.y - unit * (radiusAt(middle) - radius * Math.cos(angle));
  return { x: Math.round(centre.x + unit * radius * Math.sin(angle)), y: Math.round(y) };
}

const inCorner = ({ latitude, longitude }: Point): Place => ({
  x: Math.round(90 + (longitude + 157.5) * 11),
  y: Math.round(580 - (latitude - 20.7) * 12),
});

/** The minimum width of the area around places. */
const minWidth = 240;

/** Twice as wide as high, so that the list below stays visible. */
const shape = 2;

/** Returns the part of the map around places, or the whole view without places. */
export function viewAround(places: readonly Place[]): StoreMapProps['view'] {
  if (places.length === 0) return wholeView;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const spread = Math.max(Math.max(...xs) - left, (Math.max(...ys) - top) * shape);
  const width = Math.min(ground.width, Math.max(minWidth, spread * 1.3));
  const height = width / shape;
  const from = (min: number, max: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - size, (min + max - size) / 2)));
  return {
    x: from(left, Math.max(...xs), width, ground.width),
    y: from(top, Math.max(...ys), height, ground.height),
    width: Math.round(width),
    height: Math.round(height),
  };
}
