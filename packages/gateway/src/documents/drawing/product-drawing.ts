import type { Locale } from '@basin/domain';
import type { PictureMaster } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/product.ts';
import { masterVariant } from '../../search/product-document.ts';
import { readDesignDrawing } from './design-drawing.ts';
import { designOf, isDrawable } from './drawable.ts';
import { fitDrawing } from './fit-drawing.ts';
import { layOut } from './lay-out.ts';
import type { Sheet } from './sheet.ts';

/** A product drawn to its own dimensions after the design that its picture shows; undefined when there is no drawing of it. */
export function drawProduct(product: Product, locale: Locale, masters: readonly PictureMaster[]): Sheet | undefined {
  const design = designOf(masters, masterVariant(product).image);
  if (!isDrawable(design, product.dimensions)) return undefined;
  const fitted = fitDrawing(readDesignDrawing(design), product.dimensions);
  return fitted && layOut(fitted, locale);
}
