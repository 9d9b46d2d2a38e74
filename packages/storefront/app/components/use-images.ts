import { imageUrl } from '@basin/domain';
import { useShop } from '../routes/shop/use-shop.ts';

/** Addresses of the catalogue's pictures and swatches, by the name of their master or their stored path. */
export function useImages() {
  const { images } = useShop();
  return (name: string, widthPx: number) => {
    const path = name.startsWith('/') ? name : `/is/image/${images.account}/${name}`;
    return imageUrl(images.url + path, { account: images.account, widthPx, format: 'webp' });
  };
}

/** A swatch on a dense screen. */
export const swatchWidthPx = 88;
