import { lazy } from 'react';

const load = () => import('./UnknownPart.tsx');

/** Only the preview loads its script. @see ShopTheRoom */
export const UnknownPart = import.meta.env.SSR ? (await load()).default : lazy(load);
