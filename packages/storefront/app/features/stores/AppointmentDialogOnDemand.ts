import { lazy } from 'react';

const load = () => import('./AppointmentDialog.tsx');

/** Only showrooms with appointments fetch its script. Without a boundary around it. @see ShopTheRoom */
export const AppointmentDialog = import.meta.env.SSR ? (await load()).default : lazy(load);
