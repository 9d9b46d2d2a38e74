import { locales, type Locale } from '@basin/domain';

/** Where the site lies in the author system; a path may be given with or without it. */
export const siteRoot = '/content/basin/us';

/** A path of the site: its language and what follows, empty for the front page. */
export interface SitePath {
  readonly locale: Locale;
  readonly path: string;
}

const SAFE_PATH = /^(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+$/;

/** Reads a path of the site; undefined when it can be none. The suffix `.html` is not part of it. */
export function parseSitePath(path: string): SitePath | undefined {
  if (!SAFE_PATH.test(path)) return undefined;
  const bare = path.startsWith(`${siteRoot}/`) ? path.slice(siteRoot.length) : path;
  const [, first, ...others] = bare.replace(/\.html$/, '').split('/');
  const locale = locales.find((known) => known === first);
  return locale === undefined ? undefined : { locale, path: others.map((part) => `/${part}`).join('') };
}

/**
 * Returns what to say of a path in a language that the shop does not have, with the languages that it has; undefined for any other path.
 */
export function unknownLanguageText(path: string): string | undefined {
  const bare = path.startsWith(`${siteRoot}/`) ? path.slice(siteRoot.length) : path;
  const [, language] = /^\/?([a-z]{2}(?:[-_][a-zA-Z]{2})?)(?:[/.]|$)/.exec(bare) ?? [];
  if (language === undefined || locales.includes(language)) return undefined;
  return `There is no language '${language}'. Use one of: ${locales.join(', ')}.`;
}
