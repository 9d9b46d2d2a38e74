import { expect, test } from 'vitest';
import { houseDesigns } from '../../demonstration/house-designs.ts';
import type { Product } from '../../catalogue/product.ts';
import { masterVariant } from '../../search/product-document.ts';
import type { DesignDrawing } from './design-drawing.ts';
import { isDrawable } from './drawable.ts';
import { fitDrawing, type FittedDrawing } from './fit-drawing.ts';
import { wholeHouse } from '../../../testing/whole-house.ts';

const both = (text: string) => ({ en: text, fr: text });
const dimension = (key: string, millimetres: number) => ({
  key,
  label: both(key),
  millimetres,
  inches: millimetres / 25.4,
});

/** A spout of 100 by 200 with its outlet 60 high. */
const spout: DesignDrawing = {
  extent: { x: [-20, 20], y: [-100, 0], z: [0, 200] },
  measures: [
    { key: 'Height', view: 'side', axis: 'z', from: 0, to: 200 },
    { key: 'Clearance', view: 'side', axis: 'z', from: 0, to: 60 },
    { key: 'Reach', view: 'side', axis: 'y', from: -100, to: 0 },
  ],
  views: {
    front: { outline: [[-200, 0, 200, 0, 200, 2000]], edge: [], hidden: [] },
    side: { outline: [[-1000, 600, 0, 600, 0, 2000]], edge: [], hidden: [] },
    top: { outline: [], edge: [], hidden: [] },
  },
};

test('every mark of a drawing measures what the product does, and what lies between is stretched evenly', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Clearance', 120), dimension('Reach', 150)]);
  expect(fitted?.views.side?.outline).toEqual([[-150, 120, 0, 120, 0, 300]]);
});

test('along an axis that nothing measures, a design takes the scale of its front', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Reach', 100)]);
  expect(fitted?.views.front?.outline).toEqual([[-30, 0, 30, 0, 30, 300]]);
});

test('what has a diameter and a height is as deep as it is wide', () => {
  const drain: DesignDrawing = {
    extent: { x: [-20, 20], y: [-20, 20], z: [0, 100] },
    measures: [
      { key: 'Diameter', view: 'front', axis: 'x', from: -20, to: 20 },
      { key: 'Height', view: 'side', axis: 'z', from: 0, to: 100 },
    ],
    views: { ...spout.views, side: { outline: [[-200, 0, 200, 0, 200, 1000]], edge: [], hidden: [] } },
  };
  const fitted = fitDrawing(drain, [dimension('Diameter', 60), dimension('Height', 300)]);
  expect(fitted?.views.side?.outline).toEqual([[-30, 0, 30, 0, 30, 300]]);
});

test('only views in which something is measured are shown beside the front; the rest is noted', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Hole', 35)]);
  expect(Object.keys(fitted?.views ?? {})).toEqual(['front', 'side']);
  expect(fitted?.notes.map(({ key }) => key)).toEqual(['Hole']);
});

test('a product whose dimensions are measured nowhere on the design has no drawing, for its size would be a guess', () => {
  expect(fitDrawing(spout, [dimension('Hole', 35)])).toBeUndefined();
});

test('a ring stays round where the design is stretched in one direction', () => {
  const ring = Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return [Math.round(100 * Math.cos(angle)), Math.round(1000 + 100 * Math.sin(angle))];
  }).flat();
  const drawing = { ...spout, views: { ...spout.views, side: { outline: [ring], edge: [], hidden: [] } } };
  const [line = []] =
    fitDrawing(drawing, [dimension('Height', 200), dimension('Reach', 300)])?.views.side?.outline ?? [];
  const [across, up] = [0, 1].map((rest) => line.filter((_, index) => index % 2 === rest));
  const span = (places: readonly number[] = []) => Math.max(...places) - Math.min(...places);
  expect(span(across)).toBeCloseTo(span(up), 0);
});

const products = wholeHouse();
const drawn = products.flatMap((product) => {
  const design = houseDesigns.shownIn(masterVariant(product).image);
  if (!isDrawable(design, product.dimensions, houseDesigns)) return [];
  const drawing = houseDesigns.drawing(design);
  const fitted = fitDrawing(drawing, product.dimensions);
  return fitted ? [{ product, drawing, fitted }] : [];
});

test('fixtures, tiles and trims of the shop are drawn', () => {
  const wanted = products.filter(({ kind }) => kind === 'fixture' || kind === 'tile' || kind === 'trim');
  expect(drawn.length / wanted.length).toBeGreaterThan(0.95);
  expect(houseDesigns.drawn.size).toBeGreaterThan(40);
});

/** The figures that lines of a drawing show, as measured on it, beside those of the product. */
function figures({ dimensions }: Product, fitted: FittedDrawing) {
  const lines = Object.values(fitted.views).flatMap((view) => view.dimensions);
  return lines.map(({ dimension: { key }, from, to }) => ({
    key,
    drawn: Math.round(to - from),
    said: dimensions.find((each) => each.key === key)?.millimetres,
  }));
}

test('each dimension line of each product of the shop is as long as the catalogue says', () => {
  for (const { product, fitted } of drawn) {
    for (const { key, drawn: length, said } of figures(product, fitted))
      expect([product.slug, key, length]).toEqual([product.slug, key, said]);
    expect(figures(product, fitted).length + fitted.notes.length).toBe(product.dimensions.length);
  }
});

test('where the design begins and ends on an axis that is measured whole, so does the drawing', () => {
  let checked = 0;
  for (const { product, drawing, fitted } of drawn)
    for (const mark of drawing.measures) {
      const said = product.dimensions.find(({ key }) => key === mark.key)?.millimetres;
      const [low, high] = drawing.extent[mark.axis];
      const view = fitted.views[mark.view];
      if (said === undefined || !view || Math.abs(mark.from - low) + Math.abs(mark.to - high) > 0.3) continue;
      const [start, end] =
        mark.axis === 'z' || (mark.axis === 'y' && mark.view === 'top') ? view.extent.up : view.extent.across;
      expect(end - start, `${product.slug} ${mark.key}`).toBeCloseTo(said, -0.5);
      checked++;
    }
  expect(checked).toBeGreaterThan(500);
});

test('no design is folded over itself: what was further along an axis stays further', () => {
  for (const { product, drawing } of drawn) {
    const straight = {
      ...drawing,
      views: { front: ramp(drawing, 'x', 'z'), side: ramp(drawing, 'y', 'z'), top: ramp(drawing, 'x', 'y') },
    };
    for (const view of Object.values(fitDrawing(straight, product.dimensions)?.views ?? {}))
      for (const line of view.outline) expect(isRising(line), product.slug).toBe(true);
  }
});

/** A line in small steps from the one end of the design to the other. */
function ramp({ extent }: DesignDrawing, across: 'x' | 'y', up: 'y' | 'z') {
  const at = ([low, high]: readonly [number, number], share: number) => Math.round((low + (high - low) * share) * 10);
  const line = Array.from({ length: 21 }, (_, step) => [
    at(extent[across], step / 20),
    at(extent[up], step / 20),
  ]).flat();
  return { outline: [line], edge: [], hidden: [] };
}

const isRising = (line: readonly number[]) =>
  line.every((place, index) => index < 2 || place >= (line[index - 2] ?? 0) - 0.2);

test('a piece is drawn as far as its dimension lines reach: a slab is no square', () => {
  const slab = wholeHouse().find(({ localCategory }) => localCategory.en === 'Slabs');
  const front = fitDrawing(houseDesigns.drawing('slab'), slab?.dimensions ?? [])?.views.front;
  const places = front?.outline.flat() ?? [];
  const along = (rest: number) => {
    const each = places.filter((_, index) => index % 2 === rest);
    return Math.max(...each) - Math.min(...each);
  };
  const measured = (key: string) => slab?.dimensions.find((each) => each.key === key)?.millimetres ?? 0;
  expect(Math.abs(along(0) - measured('Length'))).toBeLessThan(1);
  expect(Math.abs(along(1) - measured('Width'))).toBeLessThan(1);
});
