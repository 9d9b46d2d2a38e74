import type { ShopSettings } from '../settings/shop-settings.server.ts';

/** Where pictures and swatches are served. */
export const imagesFrom = (url: string, { imageAccount: account, swatchUrl }: ShopSettings) => ({
  url,
  account,
  swatches: swatchUrl ?? `${url}/is/image/${account}/`,
});
