import { requireText } from '../arguments.ts';
import { type Locale, locales } from '../settings/locale.ts';

/** Returns the locale at the start of a path; undefined when it has none. */
export function localeOf(path: string): Locale | undefined {
  const [, first] = path.split(/[/?#]/, 2);
  return locales.find((locale) => path.startsWith('/') && locale === first);
}

/** Returns a path without its language: `/fr/cart` becomes `/cart`, `/fr` becomes `/`. @see docs/domain.md A05 */
export function withoutLocale(path: string): string {
  const locale = localeOf(path);
  if (!locale) return path;
  const rest = path.slice(locale.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns a path in a language, replacing any other: `/cart` becomes `/fr/cart`, `/` becomes `/fr`.
 *
 * @see docs/domain.md A05
 */
export function withLocale(path: string, locale: Locale): string {
  const page = withoutLocale(path);
  return `/${requireText('locale', locale)}${page === '/' ? '' : page}`;
}
