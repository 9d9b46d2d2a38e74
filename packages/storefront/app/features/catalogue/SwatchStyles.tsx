import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProductCardView } from './product-card.ts';
import { swatchStylesQuery } from './styled-swatches.ts';

/** The style sheet with the swatches of these products: dozens of cards share a handful, which are then named once. */
export function SwatchStyles({ products }: { readonly products: readonly ProductCardView[] }) {
  const { path } = useLanguage();
  const query = swatchStylesQuery(products);
  return query && <link rel="stylesheet" href={path('/parts/swatches.css') + query} />;
}
