import { defaultLanguage, guestPersona, personaFrom, searchSessionId, type Locale } from '@basin/domain';
import type { Contract } from '../contract/call.ts';
import type { SdkOptions } from '../sdk-options.ts';
import type { Logger } from '../logger.ts';
import type { TokenSession } from '../session/token-session.ts';

/** The settings that all nouns share: session, language and options. */
export interface NounSetting {
  readonly locale: Locale;
  readonly session: TokenSession;
  readonly site: SdkOptions['site'];
  readonly config: SdkOptions['config'];
  readonly logger: Logger | undefined;
  readonly now: () => Date;
  /** The options of the SDK. */
  readonly options: SdkOptions;
}

/** A noun of the SDK: the calls that it uses, and its factory. */
export interface Noun<Calls, Created> {
  /** The contract entries of its calls, by area. */
  readonly areas: Contract;
  readonly create: (calls: Calls, setting: NounSetting) => Created;
}

/** Returns the named calls of an area. Mark its use as pure, so that a bundle can leave out unused nouns. */
export const callsOf = <Area extends Contract[string], Name extends keyof Area>(
  area: Area,
  ...names: readonly Name[]
): Pick<Area, Name> => Object.fromEntries(names.map((name) => [name, area[name]])) as Pick<Area, Name>;

/** Returns the settings for a session. */
export function settingOf(session: TokenSession, options: SdkOptions): NounSetting {
  const { locale = defaultLanguage, site, config, logger, now = () => new Date() } = options;
  return { locale, session, site, config, logger, now, options };
}

/** Returns the persona code in the session's token. */
export async function personaOf(session: TokenSession): Promise<string> {
  const { isAuthenticated } = await session.current();
  const claims = isAuthenticated ? await session.claims() : undefined;
  return claims ? personaFrom(claims.persona) : guestPersona;
}

/** Returns the search session of a signed-in shopper; undefined for guests, who share one. */
export async function searchSessionOf(session: TokenSession, now: Date): Promise<string | undefined> {
  const { isAuthenticated, anonymousId = 'new' } = await session.current();
  return isAuthenticated ? searchSessionId(anonymousId, now) : undefined;
}
