import type { ProductPaths } from '@basin/domain';
import type { ContentSettings } from '@basin/sdk';
import type { Logger } from 'pino';
import type { RouterContextProvider } from 'react-router';
import { logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { readBrands, type BrandSettings } from './brand-settings.ts';
import { featurePaths, type Feature } from './features.ts';

/** The pages that the shop cannot do without. */
const neededPages = ['listing', 'serviceParts', 'designServices', 'installServices', 'search'] as const;

const features = Object.keys(featurePaths) as Feature[];

/** Whether the settings say what the shop cannot do without. */
export const areComplete = ({ pagePaths }: ContentSettings): boolean =>
  neededPages.every((name) => pagePaths[name] !== undefined);

/** The part of the site's settings that pages read. */
export interface ShopSettings extends Pick<
  ContentSettings,
  'securePaths' | 'gatedPaths' | 'reloadPaths' | 'landingPath' | 'locationError'
> {
  readonly productPaths: ProductPaths;
  readonly imageAccount: string;
  /** Where swatches are served, when they are not among the pictures. */
  readonly swatchUrl: string | undefined;
  readonly recentlyViewedMax: number | undefined;
  /** Where the site lies in the content system; its pages are served without it. */
  readonly pagePathPrefix: string;
  /** Whether a product shows three of its related pages at most. */
  readonly isRelatedLimited: boolean;
  /** Features that the site does without. */
  readonly switchedOff: readonly Feature[];
  /** Whether showrooms take appointments. */
  readonly takesAppointments: boolean;
  /** When the newsletter asks by itself; null when it never does. */
  readonly newsletterSeconds: number | null;
  /** The public key of the financing provider's script. */
  readonly financingKey: string | undefined;
  readonly brands: readonly BrandSettings[];
}

/** The settings in the request's language; kept for ten minutes. */
export async function shopSettings(context: Readonly<RouterContextProvider>): Promise<ShopSettings> {
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
    ...{ securePaths, gatedPaths, reloadPaths, landingPath, locationError },
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
  };
}

/** The skin of a brand, or of one of its pages; nothing for what is the whole shop's. */
export const skinOf = ({ brands: all }: ShopSettings, { brand, path }: { brand?: string; path?: string }) =>
  all.find((each) => each.brand === brand || (path !== undefined && each.pages.includes(path)))?.skin;
