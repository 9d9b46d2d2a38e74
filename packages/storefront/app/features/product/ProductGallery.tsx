import { Gallery, type GalleryPicture } from '@basin/react-ui';
import { masterWidthPx, pictureSources } from '../../shell/pictures/picture-sources.ts';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { preloadPicture } from '../../shell/pictures/preload-picture.ts';
import { useImages } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ProductModel } from './model/ProductModel.tsx';
import styles from './ProductGallery.module.css';
import type { ProductView } from './product-view.ts';

const thumbnailWidthPx = 176;
const square = { width: masterWidthPx, height: masterWidthPx };

/** The pictures of the chosen finish and of the product, its drawing, and a button that opens its model. */
export function ProductGallery({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const { name, modelUrl } = product;
  const pictures = [...usePhotographs(product), ...useDrawing(product)];
  return (
    <div className={styles.root}>
      <Gallery
        key={product.sku}
        label={t('product.gallery', { name })}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
        zoom={{
          open: t('product.gallery.zoom'),
          inPlace: t('product.gallery.magnify'),
          close: t('action.close'),
          zoomIn: t('product.gallery.zoomIn'),
          zoomOut: t('product.gallery.zoomOut'),
        }}
        pictures={pictures}
      />
      {modelUrl !== null && <ProductModel key={modelUrl} url={modelUrl} name={name} />}
    </div>
  );
}

function usePhotographs({ pictures, name: product }: ProductView): GalleryPicture[] {
  const { t } = useLanguage();
  const urlOf = useImages();
  const sourcesOf = (picture: string) =>
    pictureSources(urlOf, { name: picture, sizes: pictureSizes.gallery, role: 'main' });
  const [first] = pictures;
  if (first) preloadPicture(sourcesOf(first.name));
  return pictures.map(({ name, alt, placeholder }, index) => ({
    ...sourcesOf(name),
    ...square,
    alt,
    placeholder,
    label: pictures.length > 1 ? t('product.gallery.picture', { number: index + 1, count: pictures.length }) : product,
    thumbnail: urlOf(name, thumbnailWidthPx),
    large: urlOf(name, masterWidthPx),
  }));
}

/** Returns the dimensional drawing. */
function useDrawing({ drawing, dimensions }: ProductView): GalleryPicture[] {
  const { t } = useLanguage();
  if (!drawing) return [];
  const { url: src } = drawing;
  const figures = dimensions.map(({ label, inches, millimetres }) =>
    t('product.dimensions.figure', { label, inches, millimetres }),
  );
  const alt = t('product.drawing', { dimensions: figures.join(', ') });
  return [{ ...square, src, alt, fit: 'contain', label: t('product.drawing.label'), thumbnail: src, large: src }];
}
