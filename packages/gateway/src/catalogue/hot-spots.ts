import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const FOLDER = new URL('../../assets/images/', import.meta.url);
const spotsSchema = z.array(z.object({ sku: z.string() }));

let skus: ReadonlySet<string> | undefined;

/** The skus that stand in the studio's rooms: what is shown there is on sale. */
export function skusInRooms(): ReadonlySet<string> {
  skus ??= new Set(
    readdirSync(FOLDER)
      .filter((file) => /^room-.*\.json$/.test(file))
      .flatMap((file) => spotsSchema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))))
      .map(({ sku }) => sku),
  );
  return skus;
}
