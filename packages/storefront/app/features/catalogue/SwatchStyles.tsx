import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProductCardView } from './product-card.ts';
import { swatchStylesQuery } from './styled-swatches.ts';

export interface SwatchStylesProps {
  readonly products: readonly ProductCardView[];
  /** Other products of the page, whose swatches are in a style sheet already. */
  readonly alreadyStyled?: readonly ProductCardView[] | undefined;
}

/**
 * Links the style sheet with the swatches of these products. Dozens of cards share a few swatches, so each is sent
 * once.
 */
export function SwatchStyles({ products, alreadyStyled }: SwatchStylesProps) {
  const { path } = useLanguage();
  const query = swatchStylesQuery(products, alreadyStyled);
  return query && <link rel="stylesheet" href={path('/parts/swatches.css') + query} />;
}
