import { requireNumber, requireTime } from '../arguments.ts';

/** Timeout of a call to the author system. @see platform spec §9 */
export const authorTimeoutMs = 10_000;
/** Timeout of a call to the gateway. @see platform spec §9 */
export const gatewayTimeoutMs = 25_000;
/** How long a loaded configuration is used. @see platform spec §9 */
export const configurationLifeMs = 600_000;
/** How often a caller polls while the configuration loads. @see platform spec §9 */
export const configurationPollMs = 500;

/** The sales channel, unless the brand's configuration sets another. @see platform spec §9 */
export const defaultSalesChannel = 'KOUS';

/** The general block of the site configuration, spelt as on the wire. @see platform spec §3 */
export interface GeneralConfiguration {
  readonly isPublish?: boolean | undefined;
  /** Misspelt on the wire. */
  readonly shortendPagePath?: string | undefined;
  readonly scene7AccountName?: string | undefined;
  readonly swatchUrl?: string | undefined;
  readonly apimHost?: string | undefined;
  /** The path of the listing servlet. */
  readonly plpServletPath?: string | undefined;
}

/** The site configuration, spelt as on the wire; each product line has its own block. @see platform spec §3 */
export interface SiteConfiguration {
  readonly general?: GeneralConfiguration | undefined;
  readonly apiEndPointData?: { readonly map?: { readonly channel?: string | undefined } | undefined } | undefined;
  readonly [block: string]: unknown;
}

/**
 * Returns the time at which a value expires, in epoch ms; by default ten minutes after loading, as for a configuration.
 *
 * @see platform spec §9
 */
export function expireTimeFrom(loadedAt: Date, lifeMs = configurationLifeMs): number {
  return requireTime('loadedAt', loadedAt) + requireNumber('lifeMs', lifeMs);
}

/** Returns whether an expiry time, in epoch ms, has passed; true for an invalid time. @see platform spec §4 */
export function isExpired(expireTime: number, now: Date): boolean {
  return !(requireTime('now', now) < expireTime);
}

const productSuffix = 'PDPConfig';

/**
 * Returns the blocks of the product lines by product key: `samplePDPConfig` is the block of `sample`.
 *
 * @see platform spec §3
 */
export function productConfigurations(configuration: SiteConfiguration): ReadonlyMap<string, unknown> {
  const blocks = Object.entries(configuration).filter(([name]) => name.endsWith(productSuffix));
  return new Map(blocks.map(([name, block]) => [name.slice(0, -productSuffix.length), block]));
}

/** Returns the sales channel of the site, or the default. @see platform spec §3 */
export function salesChannelOf({ apiEndPointData }: Pick<SiteConfiguration, 'apiEndPointData'>): string {
  return apiEndPointData?.map?.channel ?? defaultSalesChannel;
}
