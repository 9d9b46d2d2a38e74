import type { PictureMaster } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/product.ts';
import { drawnDesigns, readDesignDrawing } from './design-drawing.ts';

const drawn: ReadonlySet<string> = new Set(drawnDesigns());

/** The studio's design that a picture shows. */
export function designOf(masters: readonly PictureMaster[], picture: string | undefined): string | undefined {
  return masters.find(({ name }) => name === picture)?.design;
}

/** Whether a product can be drawn after a design: some of its dimensions must be measured on it. */
export function isDrawable(design: string | undefined, dimensions: Product['dimensions']): design is string {
  if (design === undefined || !drawn.has(design)) return false;
  return readDesignDrawing(design).measures.some(({ key }) => dimensions.some((dimension) => dimension.key === key));
}
