import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { imagesFolder } from './pictures-folder.ts';

const spotsSchema = z.array(z.object({ sku: z.string() }));

let rooms: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the skus in the hot spots of room pictures, each with the names of its rooms. These skus are always on sale. */
export function roomsBySku(): ReadonlyMap<string, readonly string[]> {
  rooms ??= readRooms();
  return rooms;
}

function readRooms(): Map<string, string[]> {
  const files = readdirSync(imagesFolder).filter((file) => /^room-.*\.json$/.test(file));
  const spots = files.flatMap((file) => skusIn(file).map((sku) => ({ sku, room: basename(file, '.json') })));
  const bySku = Map.groupBy(spots, ({ sku }) => sku);
  return new Map([...bySku].map(([sku, all]) => [sku, all.map(({ room }) => room)]));
}

const skusIn = (file: string): string[] =>
  spotsSchema.parse(JSON.parse(readFileSync(join(imagesFolder, file), 'utf8'))).map(({ sku }) => sku);
