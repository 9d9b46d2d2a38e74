import { requireNumber, requireTime } from '../arguments.ts';

/** How long a call to the author system may take. @see platform spec §9 */
export const authorTimeoutMs = 10_000;
/** How long a call to the gateway may take. @see platform spec §9 */
export const gatewayTimeoutMs = 25_000;
/** How long a loaded configuration is used. @see platform spec §9 */
export const configurationLifeMs = 600_000;
/** How often a caller polls while the configuration loads. @see platform spec §9 */
export const configurationPollMs = 500;

/** Unless the brand's configuration names another. @see platform spec §9 */
export const defaultSalesChannel = 'KOUS';

/** The general block of the site configuration, spelt as on the wire. @see platform spec §3 */
export interface GeneralConfiguration {
  readonly isPublish?: boolean | undefined;
  /** Spelt so. */
  readonly shortendPagePath?: string | undefined;
  readonly scene7AccountName?: string | undefined;
  readonly swatchUrl?: string | undefined;
  readonly apimHost?: string | undefined;
  /** The path of the listing servlet. */
  readonly plpServletPath?: string | undefined;
}

/** The site configuration, spelt as on the wire; each product line has a block of its own. @see platform spec §3 */
export interface SiteConfiguration {
  readonly general?: GeneralConfiguration | undefined;
  readonly apiEndPointData?: { readonly map?: { readonly channel?: string | undefined } | undefined } | undefined;
  readonly [block: string]: unknown;
}

/** Returns the time until which a value may be used, in epoch ms; a configuration for ten minutes. @see platform spec §9 */
export function expireTimeFrom(loadedAt: Date, lifeMs = configurationLifeMs): number {
  return requireTime('loadedAt', loadedAt) + requireNumber('lifeMs', lifeMs);
}

/** Returns whether an expire time, in epoch ms, has passed; an unreadable one has. @see platform spec §4 */
export function isExpired(expireTime: number, now: Date): boolean {
  return !(requireTime('now', now) < expireTime);
}

const productSuffix = 'PDPConfig';

/** Returns the blocks of the product lines by product key: `samplePDPConfig` is the block of `sample`. @see platform spec §3 */
export function productConfigurations(configuration: SiteConfiguration): ReadonlyMap<string, unknown> {
  const blocks = Object.entries(configuration).filter(([name]) => name.endsWith(productSuffix));
  return new Map(blocks.map(([name, block]) => [name.slice(0, -productSuffix.length), block]));
}

/** Returns the sales channel of the site, else the default. @see platform spec §3 */
export function salesChannelOf({ apiEndPointData }: Pick<SiteConfiguration, 'apiEndPointData'>): string {
  return apiEndPointData?.map?.channel ?? defaultSalesChannel;
}
