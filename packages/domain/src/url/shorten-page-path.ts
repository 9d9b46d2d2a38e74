/** A page path without the configured prefix and the `.html` at its end: `/content/site/en/cart.html` is `/en/cart`. @see platform spec §2 */
export function shortenPagePath(path: string, prefix: string): string {
  const page = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
  const folder = prefix.endsWith('/') ? prefix.slice(0, -1) : prefix;
  const isInside = folder !== '' && (page === folder || page.startsWith(`${folder}/`));
  return (isInside ? page.slice(folder.length) : page) || '/';
}
