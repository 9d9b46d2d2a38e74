import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { folderDrawings, type DesignDrawing } from './drawing/design-drawing.ts';
import { folderGuides, type FindGuide } from './guides.ts';
import { readDesignModel } from './model/design-model.ts';
import { lookOf, type FinishLook } from './model/finish-look.ts';
import type { Glb } from './model/glb.ts';
import { looksIn } from './model/looks.ts';

/** The designs of a company: what its pictures show, how it is drawn, modelled and installed. */
export interface Designs {
  /** The design that a picture shows. */
  readonly shownIn: (picture: string | undefined) => string | undefined;
  /** Those that there is a drawing of. */
  readonly drawn: ReadonlySet<string>;
  /** The drawing of a design that is among the drawn ones. */
  readonly drawing: (design: string) => DesignDrawing;
  readonly model: (design: string) => Promise<Glb>;
  /** What the finish of a swatch looks like. */
  readonly look: (swatch: string) => FinishLook | undefined;
  /** How a product is installed. */
  readonly guide: FindGuide;
}

const picturesSchema = z.array(
  z.object({ name: z.string(), design: z.string(), finishes: z.array(z.string()).optional() }),
);

/** The designs of a folder of pictures; none when there is no such folder. */
export function folderDesigns(folder: string): Designs {
  const [byPicture, looks] = [designsByPicture(folder), looksIn(folder)];
  return {
    ...folderDrawings(join(folder, 'drawings')),
    shownIn: (picture = '') => byPicture.get(picture),
    model: (design) => readDesignModel(join(folder, 'models', `${design}.glb.br`)),
    look: (swatch) => lookOf(swatch, looks),
    guide: folderGuides(join(folder, 'guides')),
  };
}

/** A picture in finishes has a name for each of them. */
function designsByPicture(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, 'images', 'manifest.json');
  const pictures = existsSync(path) ? picturesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
  return new Map(
    pictures.flatMap(({ name, design, finishes }) =>
      finishes ? finishes.map((finish) => [`${name}-${finish}`, design] as const) : [[name, design] as const],
    ),
  );
}
