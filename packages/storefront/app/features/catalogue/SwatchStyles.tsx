import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProductCardView } from './product-card.ts';
import { swatchStylesQuery } from './styled-swatches.ts';

export interface SwatchStylesProps {
  readonly products: readonly ProductCardView[];
  /** Other products of the page, which have a style sheet already. */
  readonly besides?: readonly ProductCardView[] | undefined;
}

/** The style sheet with the swatches of these products: dozens of cards share a handful, which are then named once. */
export function SwatchStyles({ products, besides }: SwatchStylesProps) {
  const { path } = useLanguage();
  const query = swatchStylesQuery(products, besides);
  return query && <link rel="stylesheet" href={path('/parts/swatches.css') + query} />;
}
