import type { Context } from '../context.ts';
import { languageContext } from '../request-context.server.ts';

/** Adds the language of the request to a page's path: `/cart` gives `/fr/cart`. */
export const pathIn = (context: Context, path: string): string =>
  `/${context.get(languageContext).locale}${path === '/' ? '' : path}`;
