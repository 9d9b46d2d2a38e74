import { readFileSync } from 'node:fs';
import { locales } from '@basin/domain';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { finishesOf, pictureDesignsOf, itemSkuOf } from '../products/item.ts';
import { roomsBySku } from '../hot-spots.ts';
import { firstItems } from '../products/generate-products.ts';
import { readPictureMasters } from '../pictures.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const spotsSchema = z.array(z.object({ sku: z.string(), x: z.number(), y: z.number() })).min(1);
const cardsSchema = z.object({
  documents: z.array(
    z.looseObject({
      landingFileReference_s: z.string(),
      productSkuIds_s: z.string(),
      hotspots_ss: z.array(z.string()),
    }),
  ),
});

const articleSchema = z.object({ url_s: z.string(), productDetailsList_ss: z.array(z.string()).min(1) });

/** The size of a touch target in percent of a picture's width: 24 px of 375. */
const fingertip = 6.4;
const heightOfWidth = 0.625;

const rooms = readPictureMasters().filter(({ kind }) => kind === 'room');
const sold = new Map(
  [...firstItems()].flatMap((item) => finishesOf(item).map((finish) => [itemSkuOf(item, finish), item] as const)),
);
const coverings = new Set(['field', 'mosaic', 'stoneField', 'stoneMosaic', 'slab']);
const cardsIn = (locale: string) => cardsSchema.parse(read(`collections/${locale}/rooms.json`)).documents;

test.each(rooms.map(({ name }) => name))('the hot spots of %s are inside the picture and name skus on sale', (name) => {
  const spots = spotsSchema.parse(read(`../pictures/images/${name}.json`));
  for (const { sku, x, y } of spots) {
    expect(sold.has(sku), sku).toBe(true);
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
  }
  expect(new Set(spots.map(({ sku }) => sku)).size).toBe(spots.length);
});

test.each(rooms.map(({ name, shows = [] }) => ({ name, shows })))(
  'the page of each product in a hot spot of $name shows it in the design of the room',
  ({ name, shows }) => {
    const spots = spotsSchema.parse(read(`../pictures/images/${name}.json`));
    const fixtures = spots
      .flatMap(({ sku }) => sold.get(sku) ?? [])
      .filter(({ design }) => !coverings.has(design.family));
    expect(fixtures.length).toBeGreaterThan(0);
    expect(fixtures.map((item) => pictureDesignsOf(item)[0]).filter((own = '') => !shows.includes(own))).toEqual([]);
  },
);

test('every product in a room or an article can be bought online: it is not discontinued or exclusive to showrooms', () => {
  const products = allDemoProducts();
  const bySku = new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)));
  const inArticles = locales.flatMap(
    (locale) =>
      z.object({ documents: z.array(articleSchema) }).parse(read(`collections/${locale}/inspiration.json`)).documents,
  );
  const skus = new Set([...roomsBySku().keys(), ...inArticles.flatMap((article) => article.productDetailsList_ss)]);
  expect(skus.size).toBeGreaterThan(60);
  const unavailable = [...skus].filter((sku) => {
    const product = bySku.get(sku);
    const isCurrent = product?.variants.find((variant) => variant.sku === sku)?.discontinued === false;
    return !isCurrent || !product.soldOnline || product.retailExclusive;
  });
  expect(unavailable).toEqual([]);
});

test.each(rooms.map(({ name }) => name))('no two hot spots of %s overlap on a phone', (name) => {
  const spots = spotsSchema.parse(read(`../pictures/images/${name}.json`));
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(place + 1))
      expect(Math.hypot(one.x - other.x, (one.y - other.y) * heightOfWidth), one.sku).toBeGreaterThan(fingertip);
});

test.each(locales)('every room has a card in %s with the hot spots of its picture', (locale) => {
  const cards = cardsIn(locale);
  expect(cards.map((card) => card.landingFileReference_s).sort()).toEqual(rooms.map(({ name }) => name).sort());
  for (const card of cards) {
    const spots = spotsSchema.parse(read(`../pictures/images/${card.landingFileReference_s}.json`));
    expect(card.hotspots_ss).toEqual(spots.map(({ sku, x, y }) => `${sku} ${x} ${y}`));
    expect(card.productSkuIds_s.split(',')).toEqual(spots.map(({ sku }) => sku));
  }
});

test('every picture has alt text in both languages', () => {
  for (const { name, alt } of readPictureMasters())
    expect(Math.min(alt.en.length, alt.fr?.length ?? 0), name).toBeGreaterThan(3);
});

test.each(locales)(
  'the card and the page of an article in %s show the same products, all of them on sale',
  (locale) => {
    const { documents } = z
      .object({ documents: z.array(articleSchema) })
      .parse(read(`collections/${locale}/inspiration.json`));
    for (const { url_s, productDetailsList_ss } of documents) {
      const shown = JSON.stringify(read(`pages${url_s}.json`)).match(/[A-Z]{2}\d{5}-[A-Z]{2}/g);
      expect(shown).toEqual(productDetailsList_ss);
      expect(productDetailsList_ss.filter((sku) => !sold.has(sku))).toEqual([]);
    }
  },
);
