import { defaultLanguage } from '../settings/locale.ts';
import { localeOf, withLocale, withoutLocale } from './locale-path.ts';
import { withoutEnd } from './page-path.ts';

/** A moved page answers for good; a vanity path is a short name that may move again. @see catalogue spec §2 */
const redirectStatuses = { permanent: 301, vanity: 302 } as const;
export type RedirectKind = keyof typeof redirectStatuses;

/** One line of the redirect table. */
export interface Redirect {
  /** With a language or without; without, it stands for every language. */
  readonly from: string;
  readonly to: string;
  readonly kind: RedirectKind;
}

/** Where an old path leads, and by which status. */
export interface FoundRedirect {
  readonly to: string;
  readonly status: (typeof redirectStatuses)[RedirectKind];
}

/** A redirect table to look paths up in; of two lines for one path the first counts. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.toReversed().map((redirect) => [withoutEnd(redirect.from), redirect]));
}

/**
 * Where an old path leads; undefined when it leads nowhere. A line without a language answers in the language asked for, and a line of the
 * default language also answers a path without one.
 *
 * @see catalogue spec §2
 */
export function findRedirect(path: string, table: ReadonlyMap<string, Redirect>): FoundRedirect | undefined {
  const asked = withoutEnd(path);
  const locale = localeOf(asked);
  const redirect =
    table.get(asked) ?? table.get(withoutEnd(locale ? withoutLocale(asked) : withLocale(asked, defaultLanguage)));
  if (!redirect) return undefined;
  const isPage = redirect.to.startsWith('/') && localeOf(redirect.to) === undefined;
  const to = locale && isPage ? withLocale(redirect.to, locale) : redirect.to;
  return { to, status: redirectStatuses[redirect.kind] };
}
