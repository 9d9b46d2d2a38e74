/** A place in a picture, in percent of its width from the left and of its height from the top. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The minimum distance between two spots in percent of the picture's width: a fingertip on a phone. */
const MIN_DISTANCE = 6.5;

const HEIGHT_OF_WIDTH = 0.625;
const EDGE = 4;
const MAX_ITERATIONS = 200;
const ROUNDING = 0.1;

/**
 * Moves spots apart until none overlaps another. Two pieces each move by half the distance; spots of wall and floor
 * coverings move sideways, since the covering continues there.
 */
export function spread<Spot extends Place>(spots: readonly Spot[], isCovering: (spot: Spot) => boolean): Spot[] {
  const moved = [...spots];
  const pieces = [...spots.keys()].filter((place) => !isCovering(moved[place] as Spot));
  for (let turn = 0; turn < MAX_ITERATIONS; turn++)
    for (const [rank, one] of pieces.entries())
      for (const other of pieces.slice(rank + 1)) pushApart(moved, one, other);
  const done = pieces.map((place) => moved[place] as Spot);
  for (const [place, spot] of spots.entries()) {
    if (!isCovering(spot)) continue;
    moved[place] = asideOf(spot, done);
    done.push(moved[place]);
  }
  return moved.map((spot) => ({ ...spot, x: rounded(spot.x), y: rounded(spot.y) }));
}

/** The distance of two places in percent of the picture's width. */
const distanceOf = (one: Place, other: Place): number =>
  Math.hypot(one.x - other.x, (one.y - other.y) * HEIGHT_OF_WIDTH);

function pushApart<Spot extends Place>(spots: Spot[], first: number, second: number): void {
  const [one, other] = [spots[first], spots[second]];
  if (!one || !other) return;
  const distance = Math.max(distanceOf(one, other), ROUNDING);
  const by = Math.max(0, MIN_DISTANCE + ROUNDING - distance) / 2 / distance;
  const [x, y] = [(other.x - one.x) * by, (other.y - one.y) * by];
  spots[first] = { ...one, x: one.x - x, y: one.y - y };
  spots[second] = { ...other, x: other.x + x, y: other.y + y };
}

function asideOf<Spot extends Place>(spot: Spot, others: readonly Spot[]): Spot {
  const steps = Array.from({ length: 100 }, (_, step) => [step, -step]).flat();
  const places = steps.map((step) => ({ ...spot, x: spot.x + step })).filter(({ x }) => x > EDGE && x < 100 - EDGE);
  const isFree = (place: Spot) => others.every((other) => distanceOf(place, other) >= 2 * MIN_DISTANCE);
  const isApart = (place: Spot) => others.every((other) => distanceOf(place, other) >= MIN_DISTANCE + ROUNDING);
  return places.slice(0, 1).find(isApart) ?? places.find(isFree) ?? places.find(isApart) ?? spot;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
