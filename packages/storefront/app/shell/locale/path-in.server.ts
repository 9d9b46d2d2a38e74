import type { RouterContextProvider } from 'react-router';
import { languageContext } from '../request-context.server.ts';

/** Adds the language of the request to a page's path: `/cart` gives `/fr/cart`. */
export const pathIn = (context: Readonly<RouterContextProvider>, path: string): string =>
  `/${context.get(languageContext).locale}${path === '/' ? '' : path}`;
