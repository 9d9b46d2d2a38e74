import { expect, test } from 'vitest';
import type { Product } from '../../catalogue/product.ts';
import { readPictureMasters } from '../pictures.ts';
import { composeProduct } from './compose-product.ts';
import { firstItems } from './generate-products.ts';

const masters = readPictureMasters();
const designs = new Map(masters.map(({ name, design }) => [name, design]));
const families = new Set(['basin', 'tub', 'mirror', 'vanity']);
const products = [...firstItems()]
  .filter(({ design }) => families.has(design.family))
  .map((item) => composeProduct(item, { masters, today: new Date('2030-01-02T00:00:00Z') }));
const of = (category: string) => products.filter((product) => product.category.en === category);
const shownAs = ({ variants }: Product) => designs.get(variants[0]?.image ?? '') ?? '';
const attributeOf = ({ attributes }: Product, key: string) => attributes.find((row) => row.key === key)?.values[0]?.en;

test('a vanity is shown hanging if it is wall-mounted, and standing if it is floor-mounted', () => {
  const vanities = of('Vanities');
  expect(new Set(vanities.map((product) => attributeOf(product, 'Mounting')))).toEqual(new Set(['Wall', 'Floor']));
  for (const product of vanities) {
    const hangs = shownAs(product).endsWith('-square');
    expect(attributeOf(product, 'Mounting'), product.slug).toBe(hangs ? 'Wall' : 'Floor');
    expect(
      attributeOf(product, 'Storage')?.includes('drawer') && !attributeOf(product, 'Storage')?.includes('door'),
    ).toBe(hangs);
    expect(/hung|hangs/.test(product.description.en) && !hangs, product.slug).toBe(false);
  }
});

test('a vanity set is shown with its mirror, and a vanity for two basins with two', () => {
  const vanities = of('Vanities');
  const sets = vanities.filter(({ bundleItems }) => bundleItems.length > 0);
  expect(sets.length).toBeGreaterThan(10);
  for (const product of vanities) {
    const width = product.dimensions.find(({ key }) => key === 'Width')?.inches ?? 0;
    expect(shownAs(product).includes('vanity-set'), product.slug).toBe(sets.includes(product));
    expect(shownAs(product).startsWith('double-'), product.slug).toBe(width >= 48);
  }
});

test('the shape of a mirror is the one in its picture', () => {
  const shapes: Record<string, string> = { 'arch-mirror': 'Arched', 'framed-mirror': 'Rectangular', mirror: 'Round' };
  const mirrors = of('Mirrors').filter(({ localCategory }) => localCategory.en === 'Framed Mirrors');
  for (const product of mirrors)
    expect(attributeOf(product, 'Shape'), product.slug).toBe(
      shapes[shownAs(product).replace(/-(square|classic)$/, '')],
    );
});

test('a basin or tub is shown as a rectangle if its shape is rectangular, and as an oval otherwise', () => {
  const round = ['Vessel Basins', 'Undermount Basins', 'Drop-In Basins', 'Freestanding Bathtubs'];
  const pieces = products.filter(({ localCategory }) => round.includes(localCategory.en));
  expect(pieces.length).toBeGreaterThan(40);
  for (const product of pieces)
    expect(attributeOf(product, 'Shape'), product.slug).toBe(
      shownAs(product).endsWith('-square') ? 'Rectangular' : 'Oval',
    );
});

test('pedestal basins have one faucet hole, trough basins have two, and both have their own pictures', () => {
  const sold = of('Basins').filter(({ localCategory }) => /Pedestal|Trough/.test(localCategory.en));
  expect(sold.length).toBeGreaterThanOrEqual(20);
  for (const product of sold) {
    expect(attributeOf(product, 'Holes')).toBe(product.localCategory.en === 'Trough Basins' ? 'Two' : 'One');
    expect(product.requiredAccessories.length).toBeGreaterThan(0);
    expect(shownAs(product)).toMatch(
      product.localCategory.en === 'Trough Basins' ? /^trough-basin/ : /^pedestal-basin/,
    );
  }
});
