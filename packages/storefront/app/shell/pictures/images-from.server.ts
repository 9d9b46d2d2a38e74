import type { ShopSettings } from '../settings/shop-settings.server.ts';

/** Returns the base URLs of pictures and swatches. */
export const imagesFrom = (url: string, { imageAccount: account, swatchUrl }: ShopSettings) => ({
  url,
  account,
  swatches: swatchUrl ?? `${url}/is/image/${account}/`,
});
