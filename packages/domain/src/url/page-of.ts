import { withoutLocale } from './with-locale.ts';

/** The page that a path is about: without query, hash, language, `.html` and a slash at its end; home is the empty text. */
export function pageOf(path: string): string {
  return withoutEnd(withoutLocale(path.split(/[?#]/, 1).join('')));
}

/** A path without `.html` and without a slash at its end. */
export function withoutEnd(path: string): string {
  const page = path.endsWith('.html') ? path.slice(0, -'.html'.length) : path;
  return page.endsWith('/') ? page.slice(0, -1) : page;
}
