import { locales, type Locale } from '@basin/domain';

/** The root path of the site in the author system; paths may omit it. */
export const siteRoot = '/content/basin/us';

/** A path of the site: its language, and the rest of the path, which is empty for the front page. */
export interface SitePath {
  readonly locale: Locale;
  readonly path: string;
}

const safePath = /^(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+$/;

/** Parses a path of the site without its suffix `.html`. Returns undefined for an invalid path. */
export function parseSitePath(path: string): SitePath | undefined {
  if (!safePath.test(path)) return undefined;
  const bare = path.startsWith(`${siteRoot}/`) ? path.slice(siteRoot.length) : path;
  const [, first, ...others] = bare.replace(/\.html$/, '').split('/');
  const locale = locales.find((known) => known === first);
  return locale === undefined ? undefined : { locale, path: others.map((part) => `/${part}`).join('') };
}

/**
 * Returns an error message for a path in an unsupported language, with the supported ones; undefined for other paths.
 */
export function unknownLanguageText(path: string): string | undefined {
  const bare = path.startsWith(`${siteRoot}/`) ? path.slice(siteRoot.length) : path;
  const [, language] = /^\/?([a-z]{2}(?:[-_][a-zA-Z]{2})?)(?:[/.]|$)/.exec(bare) ?? [];
  if (language === undefined || locales.includes(language)) return undefined;
  return `There is no language '${language}'. Use one of: ${locales.join(', ')}.`;
}
