import { ProductCard as Card, Text } from '@basin/react-ui';
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
  /** Where its name and picture lead; the page of the product when left out. */
  readonly href?: string;
  readonly place: 'grid' | 'listing' | 'rail';
  /** Whether it is one of the page's first pictures, which load eagerly. */
  readonly priority?: boolean | undefined;
  readonly headingLevel?: 2 | 3;
  /** Whether a style sheet of the page already has its swatches. @see SwatchStyles */
  readonly hasSwatchStyles?: boolean;
  /** The element to render instead of an article, such as a list item. */
  readonly render?: ReactElement<{ className?: string }>;
  /** Controls over the picture. */
  readonly actions?: ReactNode;
}

/** A product card: starting price, badges and finishes in the page's language. In a row the finishes are only counted. */
export function ProductCard({
  product,
  href = product.path,
  place,
  priority,
  headingLevel,
  hasSwatchStyles,
  render,
  actions,
}: ProductCardProps) {
  const { t } = useLanguage();
  const priceOf = usePrice();
  const { image, price, coverage, finishes } = product;
  return (
    <Card
      name={<ProductName name={product.name} />}
      href={href}
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
    >
      {place === 'rail' && finishes > 1 && (
        <Text size="s" tone="muted">
          {t('listing.finishes', { count: finishes })}
        </Text>
      )}
    </Card>
  );
}

/** Returns the finishes of a product with several, each as a link to the product in that finish. */
function useFinishes(
  { path, finishes, swatches }: ProductCardView,
  place: ProductCardProps['place'],
  hasSwatchStyles = false,
) {
  const { t } = useLanguage();
  const imageOf = useSwatches();
  if (finishes <= 1 || place === 'rail') return undefined;
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
