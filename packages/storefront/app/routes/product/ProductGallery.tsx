import { Gallery } from '@basin/react-ui';
import { preloadPicture } from '../../components/preload-picture.ts';
import { useImages } from '../../components/use-images.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { ProductView } from './product-view.ts';

const widthsPx = [360, 480, 720, 1000];
const sizePx = 1000;
/** The width of the masters. */
const zoomedPx = 1600;

/** The pictures of the chosen finish, then those of the product. */
export function ProductGallery({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const inWidth = useImages();
  const { name, pictures } = product;
  const sourcesOf = (picture: string) => ({
    src: inWidth(picture, 720),
    srcSet: widthsPx.map((widthPx) => `${inWidth(picture, widthPx)} ${widthPx}w`).join(', '),
    sizes: '(min-width: 64rem) 50vw, 100vw',
  });
  if (pictures[0] !== undefined) preloadPicture(sourcesOf(pictures[0].name));
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
        width: sizePx,
        height: sizePx,
        alt,
        placeholder,
        label: t('product.gallery.picture', { number: index + 1, count: pictures.length }),
        thumbnail: inWidth(picture, 176),
        large: inWidth(picture, zoomedPx),
        fallbacks: ['/placeholder.svg'],
      }))}
    />
  );
}
