import {
  configurationLifeMs,
  configurationPollMs,
  dictionaryLifeMs,
  isConfigurationPath,
  logMessages,
  type Locale,
} from '@basin/domain';
import type { ConfigCalls, ContentCalls } from '../calls.ts';
import { createClient, type ClientOptions } from '../client/create-client.ts';
import type { Waiting } from '../client/deadline.ts';
import type { Call } from '../contract/call.ts';
import { configCalls } from '../contract/config.ts';
import { contentCalls } from '../contract/content.ts';
import { siteConfigSchema } from '../contract/site-config.ts';
import type { SiteConfig } from '../contract/types.ts';
import type { Logger } from '../logger.ts';
import { createTimedCache, type TimedCacheOptions } from './timed-cache.ts';

export interface Option {
  readonly text: string;
  readonly value: string;
}

/**
 * The site's configuration and texts from the author system. A failure is logged, never thrown, and the last copy stays
 * in use; only a caller that aborts gets an error, `AbortedError`.
 */
export interface ConfigCache {
  /** The configuration of a language; all of it at its defaults while none could be loaded. */
  site: (locale: Locale, waiting?: Waiting) => Promise<SiteConfig>;
  /** Path of the product pages by category. */
  listingMapping: (locale: Locale, waiting?: Waiting) => Promise<ReadonlyMap<string, string>>;
  /** The texts of a language by key. */
  dictionary: (locale: Locale, waiting?: Waiting) => Promise<ReadonlyMap<string, string>>;
  /** The options of a list; empty while it could not be loaded. */
  options: (path: string, waiting?: Waiting) => Promise<readonly Option[]>;
  /** The address, or addresses by name, under a path; undefined when it is not configured. */
  urlProperty: (path: string, waiting?: Waiting) => Promise<string | Readonly<Record<string, string>> | undefined>;
}

export interface ConfigCacheOptions extends Omit<ClientOptions, 'session'>, Omit<CachedConfigOptions, 'now'> {}

/** Where the configuration lies, and who hears of a failure. */
export interface CachedConfigOptions {
  /** Path of the configuration of a language, such as `/content/site/en`. */
  readonly configPath: (locale: Locale) => string;
  readonly logger: Logger;
  readonly now?: (() => Date) | undefined;
}

/** The calls that a configuration is read by. */
export interface CachedConfigCalls {
  readonly config: ConfigCalls;
  readonly content: Pick<ContentCalls, 'dictionary'>;
}

/** One cache for a process: concurrent callers share one load of an entry. @see platform spec §4 */
export const createConfigCache = (options: ConfigCacheOptions): ConfigCache =>
  configCacheOver(createClient({ config: configCalls, content: contentCalls }, options), options);

/** A cache over calls that there are already. */
export function configCacheOver({ config, content }: CachedConfigCalls, options: CachedConfigOptions): ConfigCache {
  const { configPath, logger, now = () => new Date() } = options;

  const cached = <Key, Value>(
    { method, path }: Call,
    message: string,
    parts: Pick<TimedCacheOptions<Key, Value>, 'load' | 'lifeMs' | 'fallback'>,
  ) =>
    createTimedCache<Key, Value>({
      ...parts,
      call: `${method} ${path}`,
      now,
      pauseMs: configurationPollMs,
      onFailure: (problem) => logger.error(message, problem),
    });

  const site = cached<Locale, SiteConfig>(configCalls.global, logMessages.configurationFailed, {
    lifeMs: configurationLifeMs,
    load: (locale) => config.global({ query: { path: configPath(locale), caConfig: 'true' } }),
    fallback: () => siteConfigSchema.parse({}),
  });
  return {
    site,
    listingMapping: cached(configCalls.listingServlet, logMessages.listingServletFailed, {
      lifeMs: configurationLifeMs,
      fallback: () => new Map<string, string>(),
      async load(locale: Locale) {
        const { listingServletPath } = (await site(locale)).general;
        if (listingServletPath === undefined) return new Map<string, string>();
        return config.listingServlet({ query: { path: listingServletPath } });
      },
    }),
    dictionary: cached(contentCalls.dictionary, 'The texts could not be fetched', {
      lifeMs: dictionaryLifeMs,
      load: (locale: Locale) => content.dictionary({ params: { locale } }),
      fallback: () => new Map<string, string>(),
    }),
    options: cached(configCalls.list, 'A list could not be fetched', {
      lifeMs: dictionaryLifeMs,
      load: (path: string) => (isConfigurationPath(path) ? config.list({ query: { path } }) : Promise.resolve([])),
      fallback: () => [],
    }),
    urlProperty: cached(configCalls.urlProperty, 'A URL property could not be fetched', {
      lifeMs: configurationLifeMs,
      fallback: () => undefined,
      async load(path: string) {
        const property = isConfigurationPath(path) ? await config.urlProperty({ query: { path } }) : undefined;
        if (property === undefined) logger.error(logMessages.urlPropertyMissing);
        return property;
      },
    }),
  };
}
