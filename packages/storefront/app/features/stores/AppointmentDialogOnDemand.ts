import { lazy } from 'react';

const load = () => import('./AppointmentDialog.tsx');

/** Only showrooms with appointments load its script. It has no Suspense boundary. @see ShopTheRoom */
export const AppointmentDialog = import.meta.env.SSR ? (await load()).default : lazy(load);
