import { expect, test } from 'vitest';
import type { Product, Variant } from '../../catalogue/product.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const products = allDemoProducts();
const bySku = new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)));
const attributesOf = ({ attributes }: Product, key: string) =>
  attributes.find((row) => row.key === key)?.values.map(({ en }) => en) ?? [];
const inches = ({ dimensions }: Product, key: string) => dimensions.find((each) => each.key === key)?.inches ?? 0;
const dollars = ({ prices, sku }: Variant) =>
  (prices.find(({ key }) => key === `${sku}-pricelist-GST`)?.centAmount ?? 0) / 100;
const partsOf = ({ serviceParts }: Product) => serviceParts.flatMap((sku) => bySku.get(sku)?.name.en ?? []);

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('expected a value');
  return value;
}

/** The products that a service part fits, by a pattern for its name. */
const fits: readonly (readonly [part: RegExp, fitting: (product: Product) => boolean])[] = [
  [/Sink Grid Feet/, ({ localCategory }) => localCategory.en === 'Sink Grids'],
  [/Undermount Clips/, (product) => attributesOf(product, 'Mounting').includes('Undermount')],
  [/Drawer Runners/, (product) => attributesOf(product, 'Storage').join().includes('drawer')],
  [/Nozzle Plate/, (product) => inches(product, 'Diameter') === 8],
  [
    /Pull-Down Hose/,
    (product) => attributesOf(product, 'SpoutType').includes('Pull-down') || product.name.en.includes('Side Spray'),
  ],
  [/Seat Hinge/, ({ name }) => /Seat|Two-Piece Toilet|One-Piece Toilet|Wall-Hung Toilet/.test(name.en)],
  [/Bidet Seat (Remote|Water Filter)/, (product) => attributesOf(product, 'Functions').includes('Heated seat')],
  [/Handle Kit/, (product) => attributesOf(product, 'Handles').length > 0 || product.name.en.includes('Tub Filler')],
  [/Single-Lever Cartridge/, (product) => attributesOf(product, 'Handles').includes('Single lever')],
  [/Supply Lines/, (product) => attributesOf(product, 'Mounting').includes('Deck')],
  [/Deck Mounting Kit/, (product) => attributesOf(product, 'Holes').includes('One')],
  [/Tank Lid|Tank-to-Bowl/, ({ name }) => name.en.includes('Toilet') && !/Wall-Hung|One-Piece/.test(name.en)],
  [/Diverter Cartridge/, ({ localCategory }) => localCategory.en === 'Shower Systems'],
  [/Flange Set/, ({ localCategory }) => localCategory.en === 'Wall-Mounted Faucets'],
  [/LED Driver/, (product) => attributesOf(product, 'Lighting').includes('Integrated')],
];

test('every service part is listed by at least one product, and only by products that it fits', () => {
  const wrong = products.flatMap((product) =>
    partsOf(product).flatMap((part) =>
      fits.some(([named, fitting]) => named.test(part) && !fitting(product)) ? [`${product.name.en}: ${part}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
  const listed = new Set(products.flatMap(({ serviceParts }) => serviceParts));
  const parts = products.filter(({ kind }) => kind === 'part');
  expect(parts.filter(({ masterSku }) => !listed.has(masterSku)).map(({ name }) => name.en)).toEqual([]);
  for (const [named] of fits)
    expect(products.some((product) => partsOf(product).some((part) => named.test(part)))).toBe(true);
});

/** Groups of products that differ only in size, in ascending order. */
function sizeGroups(): Product[][] {
  const families = Map.groupBy(
    products.filter(({ size, collection, coverage }) => size && collection && !coverage),
    ({ name, size }) => name.en.replace(`, ${size?.en ?? ''}`, ''),
  );
  const bySize = (one: Product, other: Product) =>
    Number.parseFloat(one.size?.en ?? '') - Number.parseFloat(other.size?.en ?? '');
  return [...families.values()].filter(({ length }) => length > 1).map((sizes) => sizes.sort(bySize));
}

test('the larger of two sizes of a product costs more in each finish, and weighs at least as much', () => {
  const families = sizeGroups();
  expect(families.length).toBeGreaterThan(50);
  for (const sizes of families)
    sizes.slice(1).forEach((larger, index) => {
      const smaller = known(sizes[index]);
      expect(larger.weightKilograms ?? 0, larger.slug).toBeGreaterThanOrEqual(smaller.weightKilograms ?? 0);
      larger.variants.forEach((variant, place) => {
        expect(dollars(variant), variant.sku).toBeGreaterThan(dollars(known(smaller.variants[place])));
      });
    });
});

test('a set weighs as much as its parts, and has the flush volume of its tank', () => {
  const sets = products.filter(({ bundleItems }) => bundleItems.length > 0);
  expect(sets.length).toBeGreaterThan(10);
  for (const set of sets) {
    const parts = set.bundleItems.map(({ sku, quantity }) => ({ quantity, part: known(bySku.get(sku)) }));
    const sum = parts.reduce((total, { quantity, part }) => total + quantity * (part.weightKilograms ?? 0), 0);
    expect(set.weightKilograms, set.slug).toBeCloseTo(sum, 0);
    const flushes = parts.flatMap(({ part }) => attributesOf(part, 'Flush'));
    if (flushes.length > 0) expect(attributesOf(set, 'Flush'), set.slug).toEqual(flushes);
  }
});

test('the weight of a box of tile matches the density of clay or stone', () => {
  const boxes = products.filter(({ coverage }) => coverage?.soldByUom === 'SF');
  expect(boxes.length).toBeGreaterThan(50);
  for (const product of boxes) {
    const litres = (product.coverage?.coveragePerUnit ?? 0) * 0.0929 * inches(product, 'Thickness') * 25.4;
    const density = (product.weightKilograms ?? 0) / litres;
    expect(density, product.slug).toBeGreaterThan(1.8);
    expect(density, product.slug).toBeLessThan(2.8);
  }
});

test('care texts match the material and the finishes of the product', () => {
  for (const product of products) {
    const finishes = product.variants.map(({ finish }) => finish.en);
    const advised = (words: RegExp) => words.test(product.care.en);
    const slug = product.slug;
    if (advised(/Unlacquered brass/)) expect(finishes, slug).toContain('Unlacquered Brass');
    if (advised(/Lacquer needs/))
      expect(
        finishes.some((finish) => finish.endsWith('Lacquer')),
        slug,
      ).toBe(true);
    if (advised(/crackle/)) expect(product.shortDescription.en, slug).toContain('crackle');
    if (attributesOf(product, 'Material').includes('Stainless steel')) expect(advised(/vinegar/), slug).toBe(false);
    if (product.category.en === 'Toilet Seats') expect(advised(/vinegar/), slug).toBe(false);
  }
});

test('no product is released before its launch or discontinued before its release', () => {
  for (const product of products) {
    const { slug, variants, launchDate, releaseDate } = product;
    expect(launchDate <= releaseDate, slug).toBe(true);
    for (const { discontinued, sku } of variants) if (discontinued) expect(discontinued > releaseDate, sku).toBe(true);
  }
});

test('a tank lid is larger than its tank, and a spare spout has the reach of its faucet', () => {
  for (const product of products.filter(({ localCategory }) => localCategory.en === 'Toilet Tanks')) {
    const [lid] = product.serviceParts
      .flatMap((sku) => bySku.get(sku) ?? [])
      .filter(({ name }) => name.en.includes('Tank Lid'));
    expect(inches(known(lid), 'Width'), product.slug).toBeGreaterThan(inches(product, 'Width'));
    expect(inches(known(lid), 'Depth'), product.slug).toBeGreaterThan(inches(product, 'Depth'));
  }
  for (const product of products.filter(({ localCategory }) => localCategory.en === 'Widespread Faucets')) {
    const spout = product.serviceParts
      .flatMap((sku) => bySku.get(sku) ?? [])
      .find(({ name }) => name.en.includes('Spout Kit'));
    expect(inches(known(spout), 'Reach'), product.slug).toBe(inches(product, 'Reach'));
  }
});
