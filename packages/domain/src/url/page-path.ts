import { withoutLocale } from './locale-path.ts';
import { parseQuery } from './query.ts';

/**
 * Returns the page that a path is about, as a router reads it: without query, hash, language, `.html` and a slash at its end, percent
 * escapes decoded, in lower case, dots and double slashes resolved. Home is the empty text.
 */
export function pageOf(path: string): string {
  const folders: string[] = [];
  for (const folder of decoded(path.split(/[?#]/, 1).join('')).split(/[/\\]/)) {
    if (folder === '..') folders.pop();
    else if (folder !== '' && folder !== '.') folders.push(folder);
  }
  return withoutEnd(withoutLocale(`/${folders.join('/')}`.toLowerCase()));
}

function decoded(path: string): string {
  return path
    .split('/')
    .map((folder) => {
      try {
        return decodeURIComponent(folder);
      } catch {
        return folder; // a broken escape matches no page
      }
    })
    .join('/');
}

/** A path without `.html` and without a slash at its end. */
export function withoutEnd(path: string): string {
  const page = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
  return page.endsWith('/') ? page.slice(0, -1) : page;
}

/**
 * Returns whether a page needs login: it is one of the configured paths or under one, with or without a language, however its path is
 * written (`/EN/%6dy-account/`).
 *
 * @see platform spec §2
 */
export function isSecurePath(path: string, securePaths: readonly string[]): boolean {
  const page = `${pageOf(path)}/`;
  return securePaths.map(pageOf).some((secure) => page.startsWith(`${secure}/`));
}

/** Whether a path may be asked of the global configuration: no address, so neither `http` nor `www` first nor `.com` last. @see platform spec §5 */
export function isConfigurationPath(path: string): boolean {
  const text = path.trim().toLowerCase();
  return text !== '' && !text.startsWith('http') && !text.startsWith('www') && !text.endsWith('.com');
}

/** Whether a page is of service parts: its query has `type=part`, or it has no query and its path contains `/support/`. @see catalogue spec §2 */
export function isPartsPage(path: string, query = ''): boolean {
  const entries = parseQuery(query);
  if (entries.length === 0) return path.includes('/support/');
  return entries.some(([name, value]) => name === 'type' && value === 'part');
}

/** Query parameters with which a page is loaded anew on back navigation. @see platform spec §2 */
const reloadParameters = ['back', 'keyword', 'compare'];

/** Whether going back to a page loads it anew: its query says so, or it is one of the configured pages. @see platform spec §2 */
export function reloadsOnBack(path: string, query: string, pages: readonly string[] = []): boolean {
  const page = pageOf(path);
  return (
    parseQuery(query).some(([name]) => reloadParameters.includes(name)) ||
    pages.some((listed) => pageOf(listed) === page)
  );
}

/** A page path without the configured prefix and the `.html` at its end: `/content/site/en/cart.html` is `/en/cart`. @see platform spec §2 */
export function shortenPagePath(path: string, prefix: string): string {
  const [page, folder] = [withoutEnd(path), withoutEnd(prefix)];
  const isInside = `${page}/`.startsWith(`${folder}/`);
  return (isInside ? page.slice(folder.length) : page) || '/';
}
