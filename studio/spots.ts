/** Converts the places of a room's products computed by Blender to the hotspots of the shop, by SKU. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstItems } from '../packages/gateway/src/demonstration/products/generate-products.ts';
import { finishesOf, pictureDesignsOf, skuOf, type Item } from '../packages/gateway/src/demonstration/products/item.ts';
import { spread } from './spread.ts';

/** The place of a product in a room, in percent of the picture from its left and top. */
export interface Spot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
}

interface Seen {
  readonly product: string;
  /** The design built, in the form of its collection; null for coverings of walls and floors. */
  readonly design: string | null;
  readonly finish: string;
  readonly x: number;
  readonly y: number;
}

interface RoomRow {
  /** The collections that furnish the room besides the shared products, in order of preference. */
  readonly collections?: readonly string[];
}

interface RoomDocuments {
  readonly documents: Record<string, unknown>[];
}

const languages = ['en', 'fr'] as const;
const rooms = JSON.parse(readFileSync('studio/rooms.json', 'utf8')) as Record<string, RoomRow>;
const items = [...firstItems()];

/** SKUs that cover a wall or a floor. */
const coverings = new Set(
  items
    .filter(({ design }) => ['field', 'mosaic', 'stoneField', 'stoneMosaic', 'slab'].includes(design.family))
    .flatMap((item) => finishesOf(item).map((finish) => skuOf(item, finish))),
);

/** Whether a picture shows a shoppable room. Showrooms are not furnished from collections. */
export const isRoom = (name: string) => rooms[name]?.collections !== undefined;

/**
 * Writes the hotspots of a room next to its picture and into the shop-the-room cards that show it.
 * Returns the designs in the room.
 */
export function publishSpots(room: string, folder: string, masters: string): string[] {
  const seen = seenIn(room, folder);
  const collections = rooms[room]?.collections ?? [];
  const all = seen.map((piece) => ({ sku: skuIn(collections, piece), x: piece.x, y: piece.y }));
  const found = all.filter(({ sku }, place) => all.findIndex((other) => other.sku === sku) === place);
  const spots = spread(found, ({ sku }) => coverings.has(sku));
  writeFileSync(join(masters, `${room}.json`), `${JSON.stringify(spots, undefined, 2)}\n`);
  for (const language of languages) fillCards(room, spots, language);
  return designsSeen(room, folder);
}

/** Returns the designs visible in a room. */
export function designsSeen(room: string, folder: string): string[] {
  return [...new Set(seenIn(room, folder).flatMap(({ design }) => design ?? []))];
}

const seenIn = (room: string, folder: string) =>
  JSON.parse(readFileSync(join(folder, `${room}.json`), 'utf8')) as Seen[];

/** Returns the SKU of a product in the room: from the room's collections, in the form and finish that was built. */
function skuIn(collections: readonly string[], { product, design, finish: slug }: Seen): string {
  const skus = items
    .filter((item) => item.design.key === product && isIn(collections, item))
    .filter((item) => design === null || pictureDesignsOf(item)[0] === design)
    .sort((one, other) => rankOf(collections, one) - rankOf(collections, other))
    .flatMap((item) => finishesOf(item).flatMap((finish) => (finish.slug === slug ? skuOf(item, finish) : [])));
  if (skus[0] === undefined)
    throw new RangeError(`${collections.join(', ')}: no collection has ${product} as ${design} in ${slug}`);
  return skus[0];
}

const rankOf = (collections: readonly string[], { collection }: Item) => collections.indexOf(collection?.name ?? '');
const isIn = (collections: readonly string[], item: Item) =>
  item.collection === undefined || rankOf(collections, item) >= 0;

function fillCards(room: string, spots: readonly Spot[], language: string): void {
  const file = `packages/gateway/src/demonstration/content/collections/${language}/rooms.json`;
  const content = JSON.parse(readFileSync(file, 'utf8')) as RoomDocuments;
  for (const card of content.documents.filter((document) => document.landingFileReference_s === room)) {
    card.productSkuIds_s = spots.map(({ sku }) => sku).join(',');
    card.hotspots_ss = spots.map(({ sku, x, y }) => `${sku} ${x} ${y}`);
  }
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
