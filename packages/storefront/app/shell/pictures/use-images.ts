import { imageUrl, type ImageRequest } from '@basin/domain';
import { useShop } from '../document/use-shop.ts';

/** The address of a picture in a width and a format, WebP unless said, by the name of its master or its stored path. */
export type PictureAddress = (name: string, widthPx: number, format?: ImageRequest['format']) => string;

/** Addresses of the catalogue's pictures and swatches. */
export function useImages(): PictureAddress {
  const { images } = useShop();
  return (name, widthPx, format = 'webp') => {
    const path = name.startsWith('/') ? name : `/is/image/${images.account}/${name}`;
    return imageUrl(images.url + path, { account: images.account, widthPx, format });
  };
}

/** A swatch on a dense screen. */
export const swatchWidthPx = 88;
