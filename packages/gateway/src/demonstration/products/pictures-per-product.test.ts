import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Product } from '../../catalogue/index.ts';
import { defaultLanguage, inLocale } from '@basin/domain';
import { allDemoProducts, demoDay } from '../../../testing/all-demo-products.ts';
import { productEntries } from '../../search/product-entry.ts';
import { roomsBySku } from '../hot-spots.ts';
import { contentFolder } from '../seed-content.ts';

const products = allDemoProducts().filter(({ kind }) => kind !== 'service');
const bySku = new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)));

/** The number of products on the first page of a listing. */
const firstPage = 24;
const mostShownCount = 200;
/** The number of new products on the home page. */
const arrivals = 6;

/** All products as listings recommend them. */
const recommended = products
  .map((product) => ({ product, rank: inLocale(productEntries(product, new Date(demoDay)), defaultLanguage).rank }))
  .sort((one, other) => one.rank - other.rank)
  .map(({ product }) => product);
/** The products on the first page of each listing, as the list of all products recommends them. */
const onFirstPages = new Set(
  [...Map.groupBy(recommended, ({ category }) => category.en).values()].flatMap((listed) => listed.slice(0, firstPage)),
);
const inListings = recommended.filter((product) => onFirstPages.has(product));
const inRooms = [...roomsBySku()].flatMap(([sku, rooms]) => rooms.map(() => sku));
const onPages = globSync('pages/en{.json,/**/*.json}', { cwd: contentFolder }).flatMap(
  (file) => readFileSync(join(contentFolder, file), 'utf8').match(/\b[A-Z]{2}\d{5}-[A-Z]{2}\b/g) ?? [],
);
const related = products.flatMap(({ requiredAccessories, recommendedAccessories }) => [
  ...requiredAccessories,
  ...recommendedAccessories,
]);

const timesShown = new Map<Product, number>();
for (const product of [...inListings, ...[...inRooms, ...onPages, ...related].flatMap((sku) => bySku.get(sku) ?? [])])
  timesShown.set(product, (timesShown.get(product) ?? 0) + 1);
const mostShown = [...timesShown]
  .sort(([, one], [, other]) => other - one)
  .slice(0, mostShownCount)
  .map(([product]) => product);

/** The number of photographs in the gallery of a product's main finish, including its rooms but not its drawing. */
const photographsOf = ({ variants: [main], images }: Product) => 1 + (main?.views?.length ?? 0) + images.length;
const fewerThan = (least: number, list: readonly Product[]) =>
  list.filter((product) => photographsOf(product) < least).map(({ slug }) => slug);

test(`each of the ${mostShownCount} most shown products has at least three photographs`, () => {
  expect(mostShown).toHaveLength(mostShownCount);
  expect(fewerThan(3, mostShown)).toEqual([]);
});

test(`each of the first ${mostShownCount} products of the list of all products has at least three photographs`, () => {
  expect(fewerThan(3, recommended.slice(0, mostShownCount))).toEqual([]);
});

test('each of the new products on the home page has at least three photographs', () => {
  const newest = recommended.toSorted((one, other) => other.launchDate.localeCompare(one.launchDate));
  expect(fewerThan(3, newest.slice(0, arrivals))).toEqual([]);
});

test.each(['Bathroom', 'Kitchen', 'Tile'])(
  'at most a quarter of the first products of the department %s are accessories',
  (department) => {
    const first = recommended.filter(({ section }) => section.en === department).slice(0, firstPage);
    const accessories = first.filter(({ category }) => /accessories|care/i.test(category.en));
    expect(accessories.length).toBeLessThanOrEqual(firstPage / 4);
  },
);

test('each product has at least two photographs, except services', () => {
  expect(fewerThan(2, products)).toEqual([]);
});
