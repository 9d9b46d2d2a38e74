import type { RouterContextProvider } from 'react-router';
import { systemsContext } from '../request-context.server.ts';
import { shopSettings } from '../settings/shop-settings.server.ts';

/** The miniature of a picture, as a data URL; undefined until it is known. */
export type MiniatureOf = (picture: string) => string | undefined;

/** Miniatures of the shop's own account at the image service. */
export async function miniaturesFor(context: Readonly<RouterContextProvider>): Promise<MiniatureOf> {
  const { imageAccount } = await shopSettings(context);
  return (picture) => context.get(systemsContext).miniatures(imageAccount, picture);
}
