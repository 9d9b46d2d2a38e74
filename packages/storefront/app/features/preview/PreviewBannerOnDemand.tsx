import { lazy } from 'react';
import { useShop } from '../../shell/document/use-shop.ts';

const load = () => import('./PreviewBanner.tsx');
const Banner = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Says that this is the preview; only an editor's pages fetch its script. @see ShopTheRoom */
export function PreviewBanner() {
  return useShop().isPreview ? <Banner /> : null;
}
