import { Gallery } from '@basin/react-ui';
import { masterWidthPx, pictureSources } from '../../components/picture-sources.ts';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { preloadPicture } from '../../components/preload-picture.ts';
import { useImages } from '../../components/use-images.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { ProductView } from './product-view.ts';

const thumbnailWidthPx = 176;

/** The pictures of the chosen finish, then those of the product. */
export function ProductGallery({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const address = useImages();
  const { name, pictures } = product;
  const sourcesOf = (picture: string) =>
    pictureSources(address, { name: picture, sizes: pictureSizes.gallery, role: 'main' });
  const [first] = pictures;
  if (first) preloadPicture(sourcesOf(first.name));
  return (
    <Gallery
      key={product.sku}
      label={t('product.gallery', { name })}
      zoom={{
        open: t('product.gallery.zoom'),
        close: t('action.close'),
        zoomIn: t('product.gallery.zoomIn'),
        zoomOut: t('product.gallery.zoomOut'),
      }}
      pictures={pictures.map(({ name: picture, alt, placeholder }, index) => ({
        ...sourcesOf(picture),
        width: masterWidthPx,
        height: masterWidthPx,
        alt,
        placeholder,
        label: t('product.gallery.picture', { number: index + 1, count: pictures.length }),
        thumbnail: address(picture, thumbnailWidthPx),
        large: address(picture, masterWidthPx),
      }))}
    />
  );
}
