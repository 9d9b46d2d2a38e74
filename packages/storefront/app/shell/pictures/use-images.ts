import { imageUrl, swatchUrl, type ImageRequest } from '@basin/domain';
import { useShop } from '../document/use-shop.ts';

/** The address of a picture in a width and a format, WebP unless said, by the name of its master or its stored path. */
export type PictureAddress = (name: string, widthPx: number, format?: ImageRequest['format']) => string;

/** URLs of the catalogue's pictures. */
export function useImages(): PictureAddress {
  const { images } = useShop();
  return (name, widthPx, format = 'webp') => pictureAddress(images, name, widthPx, format);
}

/** The URL of a picture. */
export function pictureAddress(
  { url, account }: Readonly<Record<'url' | 'account', string>>,
  name: string,
  widthPx: number,
  format: ImageRequest['format'],
): string {
  const path = name.startsWith('/') ? name : `/is/image/${account}/${name}`;
  return imageUrl(url + path, { account, widthPx, format });
}

/** A swatch on a dense screen. */
const swatchWidthPx = 88;

/** URLs of swatches, by the name of their file, under the configured swatch URL. */
export function useSwatches(): (name: string) => string {
  const { images } = useShop();
  return (name) => swatchAddress(images, name);
}

/** The URL of a swatch. */
export const swatchAddress = (images: Readonly<Record<'account' | 'swatches', string>>, name: string): string =>
  imageUrl(swatchUrl(images.swatches, name), { account: images.account, widthPx: swatchWidthPx, format: 'webp' });
