import { Badge, MediaCard, SwatchList } from '@basin/react-ui';
import type { ReactNode } from 'react';
import type { ProductBadge } from '@basin/sdk';
import type { ProductCardView } from './product-card.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { Price } from './Price.tsx';
import { ProductName } from './ProductName.tsx';
import { useSwatches } from '../../shell/pictures/use-images.ts';

const toneOf: Partial<Record<ProductBadge, 'strong' | 'danger'>> = { new: 'strong', sale: 'danger' };

export interface ProductCardProps {
  readonly product: ProductCardView;
  readonly place: 'grid' | 'listing' | 'rail';
  /** One of the first pictures of the page: fetched at once. */
  readonly priority?: boolean | undefined;
  readonly headingLevel?: 2 | 3;
  /** What can be done with it, over its picture. */
  readonly actions?: ReactNode;
}

/** A product on a grid: picture, name, starting price, finishes. */
export function ProductCard({ product, place, priority, headingLevel, actions }: ProductCardProps) {
  const { t } = useLanguage();
  const imageOf = useSwatches();
  return (
    <MediaCard
      title={<ProductName name={product.name} />}
      href={product.path}
      eyebrow={product.brand}
      headingLevel={headingLevel}
      actions={actions}
      media={
        <CataloguePicture
          name={product.image.name}
          alt={product.image.alt}
          placeholder={product.placeholder}
          sizes={pictureSizes[place]}
          priority={priority}
        />
      }
      badges={product.badges.map((name) => (
        <Badge key={name} tone={toneOf[name]}>
          {t(`badge.${name}`)}
        </Badge>
      ))}
    >
      <Price
        price={product.price?.from}
        was={product.price?.was}
        isFrom={product.price?.isRange}
        coverage={product.coverage}
      />
      {product.finishes > 1 && (
        <SwatchList
          aria-label={t('product.finish')}
          mode={place === 'grid' ? 'wide' : 'default'}
          swatches={product.swatches.map(({ name, swatch, sku }) => ({
            label: name,
            href: `${product.path}?skuId=${sku}`,
            image: imageOf(swatch),
          }))}
          total={product.finishes}
          more={(hidden) => t('listing.moreFinishes', { count: hidden })}
        />
      )}
    </MediaCard>
  );
}
