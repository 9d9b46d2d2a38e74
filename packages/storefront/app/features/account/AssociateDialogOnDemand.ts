import { lazy } from 'react';

const load = () => import('./AssociateDialog.tsx');

/** Only accounts that can become an associate's fetch its script. Without a boundary around it. @see ShopTheRoom */
export const AssociateDialog = import.meta.env.SSR ? (await load()).default : lazy(load);
