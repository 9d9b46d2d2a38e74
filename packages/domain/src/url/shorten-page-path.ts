import { withoutEnd } from './page-of.ts';

/** A page path without the configured prefix and the `.html` at its end: `/content/site/en/cart.html` is `/en/cart`. @see platform spec §2 */
export function shortenPagePath(path: string, prefix: string): string {
  const [page, folder] = [withoutEnd(path), withoutEnd(prefix)];
  const isInside = `${page}/`.startsWith(`${folder}/`);
  return (isInside ? page.slice(folder.length) : page) || '/';
}
