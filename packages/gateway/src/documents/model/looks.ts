import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const share = z.number().min(0).max(1);
const looksSchema = z.record(
  z.string(),
  z.strictObject({
    /** As screens show it. */
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    /** 1 for metal, and 0 for a mirror to 1 for chalk; without them a model keeps the colour that it came with. */
    metallic: share.exactOptional(),
    roughness: share.exactOptional(),
  }),
);

/** How the finishes of a folder of pictures look, by the end of their names; none when the folder does not say. */
export function looksIn(folder: string): z.output<typeof looksSchema> {
  const path = join(folder, 'models', 'looks.json');
  return existsSync(path) ? looksSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}
