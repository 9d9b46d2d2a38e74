import type { ProductPaths } from '@basin/domain';
import type { ContentSettings } from '@basin/sdk';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { readBrands, type BrandSettings } from './brand-settings.ts';
import { features, type Feature } from './features.ts';

/** Page paths that the shop requires. */
const requiredPages = ['listing', 'serviceParts', 'designServices', 'installServices', 'search'] as const;

/** Whether the settings contain everything that the shop requires. */
export const hasRequiredPages = ({ pagePaths }: ContentSettings): boolean =>
  requiredPages.every((name) => pagePaths[name] !== undefined);

/** The site settings that pages use. */
export interface ShopSettings extends Pick<
  ContentSettings,
  'securePaths' | 'gatedPaths' | 'reloadPaths' | 'landingPath' | 'locationError'
> {
  readonly productPaths: ProductPaths;
  readonly imageAccount: string;
  /** The base URL of swatches, when they are not among the pictures. */
  readonly swatchUrl: string | undefined;
  readonly recentlyViewedMax: number | undefined;
  /** The site's path prefix in the content system. Pages are served without it. */
  readonly pagePathPrefix: string;
  /** Whether a product shows at most three related pages. */
  readonly isRelatedLimited: boolean;
  /** The site's disabled features. */
  readonly switchedOff: readonly Feature[];
  /** Whether showrooms take appointments. */
  readonly takesAppointments: boolean;
  /** The delay of the newsletter offer. Null disables it. */
  readonly newsletterSeconds: number | null;
  /** The public key of the financing provider's script. */
  readonly financingKey: string | undefined;
  readonly brands: readonly BrandSettings[];
  /** Words that shoppers often search for, in the request's language. */
  readonly topSearches: readonly string[];
}

/** Returns the settings in the request's language, cached for ten minutes. */
export async function shopSettings(context: Context): Promise<ShopSettings> {
  const settings = await contentOf(context).settings();
  const known = read.get(settings) ?? shopSettingsFrom(settings, context.get(logContext));
  read.set(settings, known);
  return known;
}

const read = new WeakMap<ContentSettings, ShopSettings>();

function shopSettingsFrom(settings: ContentSettings, log: Logger): ShopSettings {
  const {
    securePaths,
    gatedPaths,
    reloadPaths,
    landingPath,
    locationError,
    categoryPaths: categories,
    pagePaths,
  } = settings;
  const { listing = '', serviceParts = '', designServices = '', installServices = '' } = pagePaths;
  return {
    securePaths,
    gatedPaths,
    reloadPaths,
    landingPath,
    locationError,
    productPaths: { categories, listing, serviceParts, designServices, installServices },
    imageAccount: settings.imageAccount ?? 'BASIN',
    swatchUrl: settings.swatchUrl ?? undefined,
    pagePathPrefix: settings.pagePathPrefix ?? '/content',
    isRelatedLimited: settings.flags.has('limitRelatedToThree'),
    switchedOff: features.filter((feature) => !settings.flags.has(feature)),
    takesAppointments: settings.flags.has('storeAppointments'),
    newsletterSeconds: settings.flags.has('newsletterPopup') ? settings.newsletterTriggerSeconds : null,
    recentlyViewedMax: settings.recentlyViewedMax ?? undefined,
    financingKey: settings.financingKey ?? undefined,
    brands: readBrands(settings.lineSettings, (problem, message) => log.warn(problem, message)),
    topSearches: searchesSchema.safeParse(settings.lineSettings.get('basin')).data?.topSearches ?? [],
  };
}

const searchesSchema = z.object({ topSearches: z.array(z.string()) });

/** Returns the skin of a brand or of a brand's page. Returns undefined for the shop's default. */
export const skinOf = ({ brands: all }: ShopSettings, { brand, path }: { brand?: string; path?: string }) =>
  all.find((each) => each.brand === brand || (path !== undefined && each.pages.includes(path)))?.skin;
