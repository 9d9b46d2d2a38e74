import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { folderDrawings, type DesignDrawing } from './drawing/design-drawing.ts';
import { folderGuides, type FindGuide } from './guides.ts';
import { readDesignModel } from './model/design-model.ts';
import { lookOf, type FinishLook } from './model/finish-look.ts';
import type { Glb } from './model/glb.ts';
import { looksIn } from './model/looks.ts';

/** The designs of a company: the pictures, drawings, models, finishes and installation guides of its products. */
export interface Designs {
  /** Returns the design shown in a picture. */
  readonly designOf: (picture: string | undefined) => string | undefined;
  /** The designs that have a drawing. */
  readonly drawn: ReadonlySet<string>;
  /** Returns the drawing of one of the `drawn` designs. */
  readonly drawing: (design: string) => DesignDrawing;
  readonly model: (design: string) => Promise<Glb>;
  /** Returns the material of a swatch's finish. */
  readonly look: (swatch: string) => FinishLook | undefined;
  /** Returns the installation guide of a product. */
  readonly guide: FindGuide;
}

const picturesSchema = z.array(
  z.object({ name: z.string(), design: z.string(), finishes: z.array(z.string()).optional() }),
);

/** Reads the designs of a pictures folder; an absent folder has no designs. */
export function folderDesigns(folder: string): Designs {
  const [byPicture, looks] = [designsByPicture(folder), looksIn(folder)];
  return {
    ...folderDrawings(join(folder, 'drawings')),
    designOf: (picture = '') => byPicture.get(picture),
    model: (design) => readDesignModel(join(folder, 'models', `${design}.glb.br`)),
    look: (swatch) => lookOf(swatch, looks),
    guide: folderGuides(join(folder, 'guides')),
  };
}

/** Maps picture names to designs; a picture with several finishes has one name for each. */
function designsByPicture(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, 'images', 'manifest.json');
  const pictures = existsSync(path) ? picturesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
  return new Map(
    pictures.flatMap(({ name, design, finishes }) =>
      finishes ? finishes.map((finish) => [`${name}-${finish}`, design] as const) : [[name, design] as const],
    ),
  );
}
