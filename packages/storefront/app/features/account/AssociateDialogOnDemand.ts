import { lazy } from 'react';

const load = () => import('./AssociateDialog.tsx');

/**
 * Loads the dialog's script only for accounts that can join a company. It has no Suspense boundary. @see ShopTheRoom
 */
export const AssociateDialog = import.meta.env.SSR ? (await load()).default : lazy(load);
