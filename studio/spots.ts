/** Where a room's products are seen, by sku: from what Blender computed to what the shop shows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstItems } from '../packages/gateway/src/demonstration/products/generate-products.ts';
import { finishesOf, pictureDesignsOf, skuOf, type Item } from '../packages/gateway/src/demonstration/products/item.ts';
import { spread } from './spread.ts';

/** A product in a room, in per cent of the picture from its left and its top. */
export interface Spot {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
}

interface Seen {
  readonly product: string;
  /** What was built, in the form of its collection; null for what covers a wall or a floor. */
  readonly design: string | null;
  readonly finish: string;
  readonly x: number;
  readonly y: number;
}

interface RoomRow {
  /** The collections that the room is furnished from beside what all share, the first that makes a product before the others. */
  readonly house?: readonly string[];
}

interface RoomDocuments {
  readonly documents: Record<string, unknown>[];
}

const languages = ['en', 'fr'] as const;
const rooms = JSON.parse(readFileSync('studio/rooms.json', 'utf8')) as Record<string, RoomRow>;
const items = [...firstItems()];

/** What covers a wall or a floor. */
const coverings = new Set(
  items
    .filter(({ design }) => ['field', 'mosaic', 'stoneField', 'stoneMosaic', 'slab'].includes(design.family))
    .flatMap((item) => finishesOf(item).map((finish) => skuOf(item, finish))),
);

/** Whether a picture is one of a room that shoppers can shop; a showroom is furnished from no collection. */
export const isRoom = (name: string) => rooms[name]?.house !== undefined;

/**
 * Writes the hot spots of a room beside its picture and into the shop-the-room cards that show it;
 * gives the designs that stand in it.
 */
export function publishSpots(room: string, folder: string, masters: string): string[] {
  const seen = seenIn(room, folder);
  const house = rooms[room]?.house ?? [];
  const all = seen.map((piece) => ({ sku: skuIn(house, piece), x: piece.x, y: piece.y }));
  const found = all.filter(({ sku }, place) => all.findIndex((other) => other.sku === sku) === place);
  const spots = spread(found, ({ sku }) => coverings.has(sku));
  writeFileSync(join(masters, `${room}.json`), `${JSON.stringify(spots, undefined, 2)}\n`);
  for (const language of languages) fillCards(room, spots, language);
  return designsSeen(room, folder);
}

/** The designs that the camera sees in a room. */
export function designsSeen(room: string, folder: string): string[] {
  return [...new Set(seenIn(room, folder).flatMap(({ design }) => design ?? []))];
}

const seenIn = (room: string, folder: string) =>
  JSON.parse(readFileSync(join(folder, `${room}.json`), 'utf8')) as Seen[];

/** The product as it stands in the room: of the room's own collections, in the form and the finish in which it was built. */
function skuIn(house: readonly string[], { product, design, finish: slug }: Seen): string {
  const skus = items
    .filter((item) => item.design.key === product && isIn(house, item))
    .filter((item) => design === null || pictureDesignsOf(item)[0] === design)
    .sort((one, other) => rankOf(house, one) - rankOf(house, other))
    .flatMap((item) => finishesOf(item).flatMap((finish) => (finish.slug === slug ? skuOf(item, finish) : [])));
  if (skus[0] === undefined) throw new RangeError(`${house.join(', ')}: none makes ${product} as ${design} in ${slug}`);
  return skus[0];
}

const rankOf = (house: readonly string[], { collection }: Item) => house.indexOf(collection?.name ?? '');
const isIn = (house: readonly string[], item: Item) => item.collection === undefined || rankOf(house, item) >= 0;

function fillCards(room: string, spots: readonly Spot[], language: string): void {
  const file = `packages/gateway/src/demonstration/content/collections/${language}/rooms.json`;
  const content = JSON.parse(readFileSync(file, 'utf8')) as RoomDocuments;
  for (const card of content.documents.filter((document) => document.landingFileReference_s === room)) {
    card.productSkuIds_s = spots.map(({ sku }) => sku).join(',');
    card.hotspots_ss = spots.map(({ sku, x, y }) => `${sku} ${x} ${y}`);
  }
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
