import type { ProductCardView } from './product-card.ts';

/** Whether a swatch's file name is safe in a style sheet and in its URL. */
export const isStyled = (name: string): boolean => /^[\w .()+-]{1,80}$/.test(name);

/**
 * Returns the query string of the style sheet with the swatches of these products, or an empty value when they have no
 * choice of finishes.
 *
 * @param alreadyStyled other products of the page, which have a style sheet already
 */
export function swatchStylesQuery(
  products: readonly ProductCardView[],
  alreadyStyled: readonly ProductCardView[] = [],
): string | undefined {
  const styled = namesOf(alreadyStyled);
  const names = [...namesOf(products)].filter((name) => !styled.has(name));
  return names.length > 0 ? `?of=${names.toSorted().map(encodeURIComponent).join(',')}` : undefined;
}

function namesOf(products: readonly ProductCardView[]): Set<string> {
  const shown = products.filter(({ finishes }) => finishes > 1).flatMap(({ swatches }) => swatches);
  return new Set(shown.map(({ swatch }) => swatch).filter(isStyled));
}
