import type { Context } from '../context.ts';
import { systemsContext } from '../request-context.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';

/** Returns the miniature of a picture as a data URL, or undefined until it is loaded. */
export type MiniatureOf = (picture: string) => string | undefined;

/** Returns the miniatures of the shop's account at the image service. */
export async function miniaturesFor(context: Context): Promise<MiniatureOf> {
  const { imageAccount } = await shopSettings(context);
  return (picture) => context.get(systemsContext).miniatures(imageAccount, picture);
}
