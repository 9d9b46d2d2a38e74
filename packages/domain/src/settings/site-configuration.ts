import { defaultSalesChannel } from './defaults.ts';
import { configurationLifeMs } from './timeouts.ts';

/** The general block of the site configuration, spelt as on the wire. @see platform spec §3 */
export interface GeneralConfiguration {
  readonly isPublish?: boolean | undefined;
  /** Spelt so. */
  readonly shortendPagePath?: string | undefined;
  readonly scene7AccountName?: string | undefined;
  readonly swatchUrl?: string | undefined;
  readonly apimHost?: string | undefined;
  /** The path to ask for the listing servlet. */
  readonly plpServletPath?: string | undefined;
}

/** The site configuration, spelt as on the wire; blocks of product lines are under names of their own. @see platform spec §3 */
export interface SiteConfiguration {
  readonly general?: GeneralConfiguration | undefined;
  readonly apiEndPointData?: { readonly map?: { readonly channel?: string | undefined } | undefined } | undefined;
  readonly apiEndpoints?: Readonly<Record<string, string>> | undefined;
  readonly [block: string]: unknown;
}

/** A configuration as it is kept: with what the listing servlet answered and the time it is used until. @see platform spec §3 */
export interface KeptConfiguration extends SiteConfiguration {
  /** Path by category, the answer `pdpURLMapping`. */
  readonly plpServletPath: Readonly<Record<string, string>>;
  /** Epoch ms. */
  readonly expireTime: number;
}

/** A loaded configuration as it is kept for ten minutes. @see platform spec §9 */
export function keepConfiguration(
  configuration: SiteConfiguration,
  pdpURLMapping: Readonly<Record<string, string>>,
  now: Date,
): KeptConfiguration {
  return { ...configuration, plpServletPath: pdpURLMapping, expireTime: now.getTime() + configurationLifeMs };
}

/** Whether a kept configuration has to be loaded again. @see platform spec §4 */
export function isConfigurationExpired({ expireTime }: Pick<KeptConfiguration, 'expireTime'>, now: Date): boolean {
  return now.getTime() >= expireTime;
}

/** The configuration of a product line, kept under a name built from its key; undefined when it has none. @see platform spec §3 */
export function productConfiguration(configuration: SiteConfiguration, product: string): unknown {
  const name = `${product}PDPConfig`;
  return Object.hasOwn(configuration, name) ? configuration[name] : undefined;
}

/** The sales channel of the site, else the default. @see platform spec §3 */
export function salesChannelOf({ apiEndPointData }: SiteConfiguration): string {
  return apiEndPointData?.map?.channel ?? defaultSalesChannel;
}

/** The path of a call by its key: the configured one, else the default. @see platform spec §3 */
export function endpointPath({ apiEndpoints = {} }: SiteConfiguration, key: string, defaultPath: string): string {
  return Object.hasOwn(apiEndpoints, key) ? (apiEndpoints[key] ?? defaultPath) : defaultPath;
}
