import { lazy } from 'react';

const load = () => import('./UnknownPart.tsx');

/** Only an editor's pages fetch its script. @see ShopTheRoom */
export const UnknownPart = import.meta.env.SSR ? (await load()).default : lazy(load);
