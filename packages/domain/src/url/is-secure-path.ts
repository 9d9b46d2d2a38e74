import { pageOf } from './page-of.ts';

/** Whether a page needs login: it is one of the configured paths or under one, with or without a language. @see platform spec §2 */
export function isSecurePath(path: string, securePaths: readonly string[]): boolean {
  const page = `${pageOf(path)}/`;
  return securePaths.map(pageOf).some((secure) => page.startsWith(`${secure}/`));
}
