import { imageUrl, swatchUrl, type ImageRequest } from '@basin/domain';
import { useShop } from '../document/use-shop.ts';

/**
 * Returns the URL of a picture in a width and a format (WebP by default), by the name of its master or its stored path.
 */
export type PictureUrl = (name: string, widthPx: number, format?: ImageRequest['format']) => string;

/** Returns a function that builds the URLs of catalogue pictures. */
export function useImages(): PictureUrl {
  const { images } = useShop();
  return (name, widthPx, format = 'webp') => pictureUrlOf(images, name, widthPx, format);
}

/** Returns the URL of a picture. */
export function pictureUrlOf(
  { url, account }: Readonly<Record<'url' | 'account', string>>,
  name: string,
  widthPx: number,
  format: ImageRequest['format'],
): string {
  const path = name.startsWith('/') ? name : `/is/image/${account}/${name}`;
  return imageUrl(url + path, { account, widthPx, format });
}

/** For a high-density screen. */
const swatchWidthPx = 88;

/** Returns a function that builds the URLs of swatches from file names, under the configured swatch URL. */
export function useSwatches(): (name: string) => string {
  const { images } = useShop();
  return (name) => swatchUrlOf(images, name);
}

/** Returns the URL of a swatch. */
export const swatchUrlOf = (images: Readonly<Record<'account' | 'swatches', string>>, name: string): string =>
  imageUrl(swatchUrl(images.swatches, name), { account: images.account, widthPx: swatchWidthPx, format: 'webp' });
