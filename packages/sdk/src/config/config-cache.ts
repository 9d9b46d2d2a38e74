import {
  configurationLifeMs,
  configurationPollMs,
  dictionaryLifeMs,
  isConfigurationPath,
  logMessages,
  type Locale,
} from '@basin/domain';
import type { ConfigCalls, ContentCalls } from '../calls.ts';
import { check, isAbsoluteUrl } from '../check-value.ts';
import { createClient, type ClientOptions } from '../client/create-client.ts';
import type { WaitOptions } from '../client/deadline.ts';
import type { Call } from '../contract/call.ts';
import { configCalls } from '../contract/config.ts';
import { contentCalls } from '../contract/content.ts';
import { siteConfigSchema } from '../contract/site-config.ts';
import type { SiteConfig } from '../contract/types.ts';
import type { Logger } from '../logger.ts';
import { createTimedCache, type TimedCacheOptions } from './timed-cache.ts';

/** An option of a list. */
export interface Option {
  readonly text: string;
  readonly value: string;
}

/**
 * The site's configuration and texts from the author system. A failure is logged, never thrown, and the last value
 * stays in use; only an aborted call throws, with an `AbortedError`.
 */
export interface ConfigCache {
  /** Returns the configuration of a language; all defaults until one could be loaded. */
  site: (locale: Locale, options?: WaitOptions) => Promise<SiteConfig>;
  /** Returns the path of the product pages by category. */
  listingMapping: (locale: Locale, options?: WaitOptions) => Promise<ReadonlyMap<string, string>>;
  /** Returns the texts of a language by key. */
  dictionary: (locale: Locale, options?: WaitOptions) => Promise<ReadonlyMap<string, string>>;
  /** Returns the options of a list; empty until they could be loaded. */
  options: (path: string, options?: WaitOptions) => Promise<readonly Option[]>;
  /** Returns the URL, or URLs by name, at a path; undefined when it is not configured. */
  urlProperty: (path: string, options?: WaitOptions) => Promise<string | Readonly<Record<string, string>> | undefined>;
}

/** Options of a cache: those of `createSdk` that affect the author system. */
export interface ConfigCacheOptions
  extends Omit<ClientOptions, 'baseURL' | 'session' | 'pathsOf'>, Omit<CachedConfigOptions, 'now'> {
  readonly authorUrl: string;
}

/** The path of the configuration, and the logger for failures. */
export interface CachedConfigOptions {
  /** Returns the configuration path of a language; by default `/content/basin/us/en` for English. */
  readonly configPath?: ((locale: Locale) => string) | undefined;
  readonly logger?: Logger | undefined;
  readonly now?: (() => Date) | undefined;
}

const defaultPath = (locale: Locale): string => `/content/basin/us/${locale}`;

/** The calls that load the configuration. */
export interface CachedConfigCalls {
  readonly config: ConfigCalls;
  readonly content: Pick<ContentCalls, 'dictionary'>;
}

/**
 * Creates the cache of a process: concurrent callers share one load per entry.
 *
 * @throws {TypeError} when the URL of the author system is not an absolute URL
 * @see platform spec §4
 */
export function createConfigCache({ authorUrl, ...options }: ConfigCacheOptions): ConfigCache {
  check(isAbsoluteUrl(authorUrl), 'authorUrl', 'an absolute URL', authorUrl);
  const calls = createClient(
    { config: configCalls, content: contentCalls },
    { ...options, baseURL: { author: authorUrl } },
  );
  return createConfigCacheFromCalls(calls, options);
}

/** Creates a cache on existing calls. */
export function createConfigCacheFromCalls(
  { config, content }: CachedConfigCalls,
  options: CachedConfigOptions,
): ConfigCache {
  const { configPath = defaultPath, logger, now = () => new Date() } = options;

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
      onFailure: (problem) => logger?.error(message, problem),
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
        if (property === undefined) logger?.error(logMessages.urlPropertyMissing);
        return property;
      },
    }),
  };
}
