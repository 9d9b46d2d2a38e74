import { defaultLanguage, guestPersona, personaFrom, searchSessionId, type Locale } from '@basin/domain';
import type { Contract } from '../contract/call.ts';
import type { SdkOptions } from '../sdk-options.ts';
import type { Logger } from '../logger.ts';
import type { TokenSession } from '../session/token-session.ts';

/** For whom the upper level works, and in which language. */
export interface NounSetting {
  readonly locale: Locale;
  readonly session: TokenSession;
  readonly site: SdkOptions['site'];
  readonly config: SdkOptions['config'];
  readonly logger: Logger | undefined;
  readonly now: () => Date;
  /** As they were given. */
  readonly options: SdkOptions;
}

/** One noun of the upper level: the calls that it is made of, and how it is made. */
export interface Noun<Calls, Made> {
  /** The entries of its calls by area. */
  readonly areas: Contract;
  readonly create: (calls: Calls, setting: NounSetting) => Made;
}

/** The named calls of an area. Mark its use as pure: a bundle leaves out a noun that reads nothing when it is loaded. */
export const callsOf = <Area extends Contract[string], Name extends keyof Area>(
  area: Area,
  ...names: readonly Name[]
): Pick<Area, Name> => Object.fromEntries(names.map((name) => [name, area[name]])) as Pick<Area, Name>;

/** The setting of a session. */
export function settingOf(session: TokenSession, options: SdkOptions): NounSetting {
  const { locale = defaultLanguage, site, config, logger, now = () => new Date() } = options;
  return { locale, session, site, config, logger, now, options };
}

/** The code of the price group that the session's token says. */
export async function personaOf(session: TokenSession): Promise<string> {
  const { isAuthenticated } = await session.current();
  const claims = isAuthenticated ? await session.claims() : undefined;
  return claims ? personaFrom(claims.persona) : guestPersona;
}

/** The search session of a signed-in shopper; all guests search as one. */
export async function searchSessionOf(session: TokenSession, now: Date): Promise<string | undefined> {
  const { isAuthenticated, anonymousId = 'new' } = await session.current();
  return isAuthenticated ? searchSessionId(anonymousId, now) : undefined;
}
