import { withoutLocale } from './locale-path.ts';
import { parseQuery } from './query.ts';

/**
 * Returns the page of a path, as a router reads it: without query, hash, language, `.html` and trailing slash, percent
 * escapes decoded, in lower case, dots and double slashes resolved. Home is the empty string.
 */
export function pageOf(path: string): string {
  const folders: string[] = [];
  for (const folder of decoded(path.split(/[?#]/, 1).join('')).split(/[/\\]/)) {
    if (folder === '..') folders.pop();
    else if (folder !== '' && folder !== '.') folders.push(folder);
  }
  return normalisePagePath(withoutLocale(`/${folders.join('/')}`.toLowerCase()));
}

function decoded(path: string): string {
  return path
    .split('/')
    .map((folder) => {
      try {
        return decodeURIComponent(folder);
      } catch {
        return folder; // a malformed escape matches no page
      }
    })
    .join('/');
}

/** Returns a path without `.html` and without a trailing slash. */
export function normalisePagePath(path: string): string {
  const page = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
  return page.endsWith('/') ? page.slice(0, -1) : page;
}

/**
 * Returns whether a page requires sign-in: it is one of the configured paths or under one, with or without a language
 * and in any spelling (`/EN/%6dy-account/`).
 *
 * @see platform spec §2
 */
export function isSecurePath(path: string, securePaths: readonly string[]): boolean {
  const page = `${pageOf(path)}/`;
  return securePaths.map(pageOf).some((secure) => page.startsWith(`${secure}/`));
}

/**
 * Returns whether a path can be requested from the global configuration: not a URL, so it does not start with `http` or
 * `www` nor end with `.com`.
 *
 * @see platform spec §5
 */
export function isConfigurationPath(path: string): boolean {
  const text = path.trim().toLowerCase();
  return text !== '' && !text.startsWith('http') && !text.startsWith('www') && !text.endsWith('.com');
}

/**
 * Returns whether a page shows service parts: its query has `type=part`, or it has no query and its path contains
 * `/support/`.
 *
 * @see catalogue spec §2
 */
export function isPartsPage(path: string, query = ''): boolean {
  const entries = parseQuery(query);
  if (entries.length === 0) return path.includes('/support/');
  return entries.some(([name, value]) => name === 'type' && value === 'part');
}

/** Query parameters that make a page reload on back navigation. @see platform spec §2 */
const reloadParameters = ['back', 'keyword', 'compare'];

/**
 * Returns whether back navigation reloads a page: it has one of these query parameters, or it is one of the configured
 * pages.
 *
 * @see platform spec §2
 */
export function reloadsOnBack(path: string, query: string, pages: readonly string[] = []): boolean {
  const page = pageOf(path);
  return (
    parseQuery(query).some(([name]) => reloadParameters.includes(name)) ||
    pages.some((listed) => pageOf(listed) === page)
  );
}

/**
 * Returns a page path without the configured prefix and trailing `.html`: `/content/site/en/cart.html` becomes
 * `/en/cart`.
 *
 * @see platform spec §2
 */
export function shortenPagePath(path: string, prefix: string): string {
  const [page, folder] = [normalisePagePath(path), normalisePagePath(prefix)];
  const isInside = `${page}/`.startsWith(`${folder}/`);
  return (isInside ? page.slice(folder.length) : page) || '/';
}
