import { ProductCard as Card } from '@basin/react-ui';
import type { ReactElement, ReactNode } from 'react';
import type { ProductBadge } from '@basin/sdk';
import type { ProductCardView } from './product-card.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { isStyled } from './styled-swatches.ts';
import { ProductName } from './ProductName.tsx';
import { usePrice } from './use-price.ts';
import { useSwatches } from '../../shell/pictures/use-images.ts';

const toneOf: Partial<Record<ProductBadge, 'strong' | 'danger'>> = { new: 'strong', sale: 'danger' };

export interface ProductCardProps {
  readonly product: ProductCardView;
  readonly place: 'grid' | 'listing' | 'rail';
  /** One of the first pictures of the page: fetched at once. */
  readonly priority?: boolean | undefined;
  readonly headingLevel?: 2 | 3;
  /** Whether its swatches are in a style sheet of the page. @see SwatchStyles */
  readonly hasSwatchStyles?: boolean;
  /** The element that it is, when that is no article: the item of a list. */
  readonly render?: ReactElement<{ className?: string }>;
  /** What can be done with it, over its picture. */
  readonly actions?: ReactNode;
}

/** A product of the catalogue as a card: its starting price, its badges and its finishes in the page's language. */
export function ProductCard({
  product,
  place,
  priority,
  headingLevel,
  hasSwatchStyles,
  render,
  actions,
}: ProductCardProps) {
  const { t } = useLanguage();
  const priceOf = usePrice();
  const { image, price, coverage } = product;
  return (
    <Card
      name={<ProductName name={product.name} />}
      href={product.path}
      render={render}
      brand={product.brand}
      headingLevel={headingLevel}
      actions={actions}
      picture={
        <CataloguePicture
          name={image.name}
          alt={image.alt}
          placeholder={product.placeholder}
          sizes={pictureSizes[place]}
          priority={priority}
        />
      }
      badges={product.badges.map((name) => ({ label: t(`badge.${name}`), tone: toneOf[name] }))}
      price={priceOf({ price: price?.from, was: price?.was, list: price?.list, isFrom: price?.isRange, coverage })}
      swatches={useFinishes(product, place, hasSwatchStyles)}
    />
  );
}

/** The finishes of a product that comes in several, each a link to it in that finish. */
function useFinishes(
  { path, finishes, swatches }: ProductCardView,
  place: ProductCardProps['place'],
  hasSwatchStyles = false,
) {
  const { t } = useLanguage();
  const imageOf = useSwatches();
  if (finishes <= 1) return undefined;
  return {
    'aria-label': t('product.finish'),
    mode: place === 'grid' ? ('wide' as const) : undefined,
    swatches: swatches.map(({ name, swatch, sku }) => ({
      label: name,
      href: `${path}?skuId=${sku}`,
      ...(hasSwatchStyles && isStyled(swatch) ? { face: swatch } : { image: imageOf(swatch) }),
    })),
    total: finishes,
    more: (hidden: number) => t('listing.moreFinishes', { count: hidden }),
  };
}
