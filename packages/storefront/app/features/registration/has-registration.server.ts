import type { RouterContextProvider } from 'react-router';
import { contentOf } from '../../shell/sdk/nouns.server.ts';

/** Whether the settings have the registration of products switched on. */
export const hasRegistration = async (context: Readonly<RouterContextProvider>): Promise<boolean> =>
  (await contentOf(context).settings()).flags.has('productRegistration');
