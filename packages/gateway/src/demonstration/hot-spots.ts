import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { imagesFolder } from './pictures-folder.ts';

const spotsSchema = z.array(z.object({ sku: z.string() }));

let skus: ReadonlySet<string> | undefined;

/** The skus that stand in the studio's rooms: what is shown there is on sale. */
export function skusInRooms(): ReadonlySet<string> {
  skus ??= new Set(
    readdirSync(imagesFolder)
      .filter((file) => /^room-.*\.json$/.test(file))
      .flatMap((file) => spotsSchema.parse(JSON.parse(readFileSync(join(imagesFolder, file), 'utf8'))))
      .map(({ sku }) => sku),
  );
  return skus;
}
