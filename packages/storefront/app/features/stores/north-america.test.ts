import { expect, test } from 'vitest';
import { placeOnMap, viewAround, wholeView } from './north-america.ts';

const chicago = { latitude: 41.88, longitude: -87.63 };
const boston = { latitude: 42.36, longitude: -71.06 };
const honolulu = { latitude: 21.31, longitude: -157.86 };

test('a place is projected onto the map with east to the right and Hawaii in its corner', () => {
  expect(placeOnMap(chicago)).toEqual({ x: 593, y: 353 });
  expect(placeOnMap(boston)?.x).toBeGreaterThan(700);
  expect(placeOnMap(honolulu)).toEqual({ x: 86, y: 573 });
});

test('a place on another continent is not on the map', () => {
  expect(placeOnMap({ latitude: 48.85, longitude: 2.35 })).toBeUndefined();
});

test('the map view surrounds its places, is twice as wide as high and stays within the map’s edges', () => {
  const places = [chicago, boston].flatMap((point) => placeOnMap(point) ?? []);
  const view = viewAround(places);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(view.x);
    expect(x).toBeLessThan(view.x + view.width);
    expect(y).toBeGreaterThan(view.y);
    expect(y).toBeLessThan(view.y + view.height);
  }
  expect(view.width / view.height).toBeCloseTo(2, 1);
  expect(viewAround([{ x: 0, y: 0 }])).toMatchObject({ x: 0, y: 0, width: 240 });
  expect(viewAround([])).toEqual(wholeView);
});
