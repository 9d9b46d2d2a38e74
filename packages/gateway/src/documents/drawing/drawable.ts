import type { Product } from '../../catalogue/index.ts';
import type { Designs } from '../designs.ts';

/** Whether a product can be drawn from a design: the design must measure at least one of its dimensions. */
export function isDrawable(
  design: string | undefined,
  dimensions: Product['dimensions'],
  { drawn, drawing }: Pick<Designs, 'drawn' | 'drawing'>,
): design is string {
  if (design === undefined || !drawn.has(design)) return false;
  return drawing(design).measures.some(({ key }) => dimensions.some((dimension) => dimension.key === key));
}
