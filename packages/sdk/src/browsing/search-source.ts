import { searchSessionId, withLanguageFilter, type Locale } from '@basin/domain';

/** Where products are searched and for whom. */
export interface SearchSource {
  readonly locale: Locale;
  /** The index profile, such as `profile_basin_PLP`. */
  readonly profilename: string;
  readonly collections: string;
  /** The shopper's session value; a timestamp is put behind it. */
  readonly session: string;
  readonly now?: (() => Date) | undefined;
}

/** What every search of a source carries: its profile and collection, the language filter and the session id. */
export function sourceQuery(
  { locale, profilename, collections, session, now = () => new Date() }: SearchSource,
  filters?: string | readonly string[],
) {
  return {
    profilename,
    collections,
    fq: withLanguageFilter(filters, locale),
    sessionId: searchSessionId(session, now()),
  };
}
