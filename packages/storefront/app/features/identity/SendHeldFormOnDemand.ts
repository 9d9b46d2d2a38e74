import { lazy } from 'react';

const load = () => import('./SendHeldForm.tsx');

/** Few sign-ins follow a held form; only these load its script. */
export const SendHeldForm = import.meta.env.SSR
  ? (await load()).SendHeldForm
  : lazy(async () => ({ default: (await load()).SendHeldForm }));
