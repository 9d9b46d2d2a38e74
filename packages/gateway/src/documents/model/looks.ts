import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const share = z.number().min(0).max(1);
/** The finish materials by finish name. */
export const looksSchema = z.record(
  z.string(),
  z.strictObject({
    /** The sRGB colour. */
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    /** 1 for metal; roughness from 0 (mirror) to 1 (chalk). Without both, a model keeps its own colour. */
    metallic: share.exactOptional(),
    roughness: share.exactOptional(),
  }),
);

/** Reads the finish materials of a pictures folder by finish name; empty when the folder has none. */
export function looksIn(folder: string): z.output<typeof looksSchema> {
  const path = join(folder, 'models', 'looks.json');
  return existsSync(path) ? looksSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}
