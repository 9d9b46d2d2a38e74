import { defaultLanguage } from '../settings/locale.ts';
import { localeOf, withLocale, withoutLocale } from './locale-path.ts';
import { normalisePagePath } from './page-path.ts';

/** A moved page redirects permanently; a vanity path is a short name whose target may change. @see catalogue spec §2 */
const redirectStatuses = { permanent: 301, vanity: 302 } as const;
export type RedirectKind = keyof typeof redirectStatuses;

/** An entry of the redirect table. */
export interface Redirect {
  /** With or without a language; without, it applies to every language. */
  readonly from: string;
  readonly to: string;
  readonly kind: RedirectKind;
}

/** The target and status of a redirect. */
export interface FoundRedirect {
  readonly to: string;
  readonly status: (typeof redirectStatuses)[RedirectKind];
}

/** Builds a redirect table for look-ups; of two entries for the same path, the first wins. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.toReversed().map((redirect) => [normalisePagePath(redirect.from), redirect]));
}

/**
 * Returns the redirect of an old path; undefined when it has none. An entry without a language redirects to the
 * requested language, and an entry of the default language also applies to a path without one.
 *
 * @see catalogue spec §2
 */
export function findRedirect(path: string, table: ReadonlyMap<string, Redirect>): FoundRedirect | undefined {
  const requested = normalisePagePath(path);
  const locale = localeOf(requested);
  const redirect =
    table.get(requested) ??
    table.get(normalisePagePath(locale ? withoutLocale(requested) : withLocale(requested, defaultLanguage)));
  if (!redirect) return undefined;
  const isPage = redirect.to.startsWith('/') && localeOf(redirect.to) === undefined;
  const to = locale && isPage ? withLocale(redirect.to, locale) : redirect.to;
  return { to, status: redirectStatuses[redirect.kind] };
}
