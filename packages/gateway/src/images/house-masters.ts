import { fileURLToPath } from 'node:url';
import { swatchOf } from '../catalogue/generate/compose-product.ts';
import { finishes } from '../catalogue/generate/finishes.ts';
import { drawnMasters, firstOf, folderMasters, type Masters } from './masters.ts';
import { drawSwatch } from './swatch.ts';

const FOLDER = fileURLToPath(new URL('../../assets/images', import.meta.url));

/** The house's pictures, and a drawn swatch for each finish that has no picture of its own. */
export function houseMasters(): Masters {
  const swatches = [...finishes.values()].map((finish) => {
    const draw = () => drawSwatch(finish.name[0], finish.colour);
    return [swatchOf(finish), draw] as const;
  });
  return firstOf(folderMasters(FOLDER), drawnMasters(new Map(swatches)));
}
