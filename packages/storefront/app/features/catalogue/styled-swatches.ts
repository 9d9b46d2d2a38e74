import type { ProductCardView } from './product-card.ts';

/** Whether a swatch may stand in a style sheet and in its address by the name of its file. */
export const isStyled = (name: string): boolean => /^[\w .()+-]{1,80}$/.test(name);

/**
 * The query of the style sheet with the swatches of these products; none when they have no choice of finishes.
 *
 * @param besides other products of the page, which have a style sheet already
 */
export function swatchStylesQuery(
  products: readonly ProductCardView[],
  besides: readonly ProductCardView[] = [],
): string | undefined {
  const styled = namesOf(besides);
  const names = [...namesOf(products)].filter((name) => !styled.has(name));
  return names.length > 0 ? `?of=${names.toSorted().map(encodeURIComponent).join(',')}` : undefined;
}

function namesOf(products: readonly ProductCardView[]): Set<string> {
  const shown = products.filter(({ finishes }) => finishes > 1).flatMap(({ swatches }) => swatches);
  return new Set(shown.map(({ swatch }) => swatch).filter(isStyled));
}
