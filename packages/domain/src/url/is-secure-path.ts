import { withoutLocale } from './with-locale.ts';

/** Whether a page needs login: it is one of the configured paths or under one, with or without a language. @see platform spec §2 */
export function isSecurePath(path: string, securePaths: readonly string[]): boolean {
  const page = withoutEnd(withoutLocale(path));
  return securePaths
    .map((secure) => withoutEnd(withoutLocale(secure)))
    .some((secure) => page === secure || page.startsWith(`${secure}/`));
}

function withoutEnd(path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  const name = page.endsWith('.html') ? page.slice(0, -'.html'.length) : page;
  return name.endsWith('/') ? name.slice(0, -1) : name;
}
