import type { Locale } from '@basin/domain';
import type { Product } from '../../catalogue/index.ts';
import { masterVariant } from '../../search/index.ts';
import type { Designs } from '../designs.ts';
import { isDrawable } from './drawable.ts';
import { fitDrawing } from './fit-drawing.ts';
import { layOut } from './lay-out.ts';
import type { Sheet } from './sheet.ts';

/** Draws a product to its own dimensions from the design in its picture; undefined when it cannot be drawn. */
export function drawProduct(product: Product, locale: Locale, designs: Designs): Sheet | undefined {
  const design = designs.designOf(masterVariant(product).image);
  if (!isDrawable(design, product.dimensions, designs)) return undefined;
  const fitted = fitDrawing(designs.drawing(design), product.dimensions);
  return fitted && layOut(fitted, locale);
}
