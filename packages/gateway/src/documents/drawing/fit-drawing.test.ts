import { expect, test } from 'vitest';
import { demoDesigns } from '../../demonstration/demo-designs.ts';
import type { Product } from '../../catalogue/product.ts';
import { masterVariant } from '../../search/product-document.ts';
import type { DesignDrawing } from './design-drawing.ts';
import { isDrawable } from './drawable.ts';
import { fitDrawing, type FittedDrawing } from './fit-drawing.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const both = (text: string) => ({ en: text, fr: text });
const dimension = (key: string, millimetres: number) => ({
  key,
  label: both(key),
  millimetres,
  inches: millimetres / 25.4,
});

/** A spout of 100 by 200 with its outlet at a height of 60. */
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

test('every mark of a drawing has the dimension of the product, and lines between marks are stretched evenly', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Clearance', 120), dimension('Reach', 150)]);
  expect(fitted?.views.side?.outline).toEqual([[-150, 120, 0, 120, 0, 300]]);
});

test('an axis without a measured dimension uses the scale of the front view', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Reach', 100)]);
  expect(fitted?.views.front?.outline).toEqual([[-30, 0, 30, 0, 30, 300]]);
});

test('a design with a diameter and a height is as deep as it is wide', () => {
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

test('only the front and views with a measured dimension are shown, and other dimensions become notes', () => {
  const fitted = fitDrawing(spout, [dimension('Height', 300), dimension('Hole', 35)]);
  expect(Object.keys(fitted?.views ?? {})).toEqual(['front', 'side']);
  expect(fitted?.notes.map(({ key }) => key)).toEqual(['Hole']);
});

test('a product has no drawing when the design measures none of its dimensions', () => {
  expect(fitDrawing(spout, [dimension('Hole', 35)])).toBeUndefined();
});

test('a ring stays round when the design is stretched in one direction', () => {
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

const products = allDemoProducts();
const drawn = products.flatMap((product) => {
  const design = demoDesigns.designOf(masterVariant(product).image);
  if (!isDrawable(design, product.dimensions, demoDesigns)) return [];
  const drawing = demoDesigns.drawing(design);
  const fitted = fitDrawing(drawing, product.dimensions);
  return fitted ? [{ product, drawing, fitted }] : [];
});

test('nearly all fixtures, tiles and trims of the shop have a drawing', () => {
  const wanted = products.filter(({ kind }) => kind === 'fixture' || kind === 'tile' || kind === 'trim');
  expect(drawn.length / wanted.length).toBeGreaterThan(0.95);
  expect(demoDesigns.drawn.size).toBeGreaterThan(40);
});

/** Pairs the length of each dimension line of a drawing with the dimension of the product. */
function figures({ dimensions }: Product, fitted: FittedDrawing) {
  const lines = Object.values(fitted.views).flatMap((view) => view.dimensions);
  return lines.map(({ dimension: { key }, from, to }) => ({
    key,
    drawn: Math.round(to - from),
    expected: dimensions.find((each) => each.key === key)?.millimetres,
  }));
}

test('each dimension line of each product of the shop has the length in the catalogue', () => {
  for (const { product, fitted } of drawn) {
    for (const { key, drawn: length, expected } of figures(product, fitted))
      expect([product.slug, key, length]).toEqual([product.slug, key, expected]);
    expect(figures(product, fitted).length + fitted.notes.length).toBe(product.dimensions.length);
  }
});

test('a drawing has the full extent of its design along an axis that is measured from end to end', () => {
  let checked = 0;
  for (const { product, drawing, fitted } of drawn)
    for (const mark of drawing.measures) {
      const expected = product.dimensions.find(({ key }) => key === mark.key)?.millimetres;
      const [low, high] = drawing.extent[mark.axis];
      const view = fitted.views[mark.view];
      if (expected === undefined || !view || Math.abs(mark.from - low) + Math.abs(mark.to - high) > 0.3) continue;
      const [start, end] =
        mark.axis === 'z' || (mark.axis === 'y' && mark.view === 'top') ? view.extent.up : view.extent.across;
      expect(end - start, `${product.slug} ${mark.key}`).toBeCloseTo(expected, -0.5);
      checked++;
    }
  expect(checked).toBeGreaterThan(500);
});

test('stretching a design preserves the order of points along each axis', () => {
  for (const { product, drawing } of drawn) {
    const straight = {
      ...drawing,
      views: { front: ramp(drawing, 'x', 'z'), side: ramp(drawing, 'y', 'z'), top: ramp(drawing, 'x', 'y') },
    };
    for (const view of Object.values(fitDrawing(straight, product.dimensions)?.views ?? {}))
      for (const line of view.outline) expect(isRising(line), product.slug).toBe(true);
  }
});

/** Returns a line in small steps from one end of the design to the other. */
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

test('the outline of a slab has the length and width of its dimension lines', () => {
  const slab = allDemoProducts().find(({ localCategory }) => localCategory.en === 'Slabs');
  const front = fitDrawing(demoDesigns.drawing('slab'), slab?.dimensions ?? [])?.views.front;
  const places = front?.outline.flat() ?? [];
  const along = (rest: number) => {
    const each = places.filter((_, index) => index % 2 === rest);
    return Math.max(...each) - Math.min(...each);
  };
  const measured = (key: string) => slab?.dimensions.find((each) => each.key === key)?.millimetres ?? 0;
  expect(Math.abs(along(0) - measured('Length'))).toBeLessThan(1);
  expect(Math.abs(along(1) - measured('Width'))).toBeLessThan(1);
});
