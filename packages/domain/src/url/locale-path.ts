import { requireText } from '../arguments.ts';
import { type Locale, locales } from '../settings/locale.ts';

/** The locale that a path begins with; undefined when it has none. */
export function localeOf(path: string): Locale | undefined {
  const [, first] = path.split(/[/?#]/, 2);
  return locales.find((locale) => path.startsWith('/') && locale === first);
}

/** A path without its language: `/fr/cart` is `/cart`, `/fr` is `/`. @see docs/domain.md A05 */
export function withoutLocale(path: string): string {
  const locale = localeOf(path);
  if (!locale) return path;
  const rest = path.slice(locale.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A path in a language, whatever language it had: `/cart` is `/fr/cart`, `/` is `/fr`. @see docs/domain.md A05 */
export function withLocale(path: string, locale: Locale): string {
  const page = withoutLocale(path);
  return `/${requireText('locale', locale)}${page === '/' ? '' : page}`;
}
