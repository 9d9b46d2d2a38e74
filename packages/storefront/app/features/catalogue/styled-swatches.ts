import type { ProductCardView } from './product-card.ts';

/** Whether a swatch may stand in a style sheet and in its address by the name of its file. */
export const isStyled = (name: string): boolean => /^[\w .()+-]{1,80}$/.test(name);

/** The query of the style sheet with the swatches of these products; none when they have no choice of finishes. */
export function swatchStylesQuery(products: readonly ProductCardView[]): string | undefined {
  const shown = products.filter(({ finishes }) => finishes > 1).flatMap(({ swatches }) => swatches);
  const names = new Set(shown.map(({ swatch }) => swatch).filter(isStyled));
  return names.size > 0 ? `?of=${[...names].toSorted().map(encodeURIComponent).join(',')}` : undefined;
}
