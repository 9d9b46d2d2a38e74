import { reviewCloseRetry, type Money } from '@basin/domain';
import type { Logger } from '../logger.ts';
import type { ThirdPartyScript, ThirdPartyScripts } from './third-party-scripts.ts';

/** Something that happened, in no way personal. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Told of what happens. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void;
}

/** Puts something of others into a page. */
export interface Embed<Given> {
  readonly show: (place: Element, given: Given) => void;
}

/** The reviews of a product in a modal; what closes it is there once it has opened. */
export interface Reviews {
  readonly open: (sku: string) => void;
  readonly closeControl: () => EventTarget | undefined;
  readonly rating?: (sku: string) => Promise<ProductRating | undefined>;
}

/** From 0 to 5 stars, by how many. */
export interface ProductRating {
  readonly average: number;
  readonly count: number;
}

/** Finds what each script of others has left in the page, once it is there; one that is left out does nothing. */
export interface ScriptVendors {
  readonly analytics?: () => Analytics | undefined;
  readonly video?: () => Embed<{ readonly videoId: string }> | undefined;
  readonly financing?: () => Embed<Money> | undefined;
  readonly overlays?: () => Embed<{ readonly overlay: string }> | undefined;
  readonly reviews?: () => Reviews | undefined;
}

/** What a page asks of the scripts of others. Nothing throws or holds the page up; without a script it does nothing. */
export interface ScriptAdapters {
  /** Tells the analytics, once they are there, in its order. */
  readonly track: (event: AnalyticsEvent) => void;
  /** Whether the video is shown. */
  readonly showVideo: (place: Element, videoId: string) => Promise<boolean>;
  /** Whether the financing is offered. */
  readonly showFinancing: (place: Element, amount: Money) => Promise<boolean>;
  /** Whether the overlay is shown. */
  readonly showOverlay: (place: Element, overlay: string) => Promise<boolean>;
  /** Whether the reviews are open; what closes them is looked for ten times, two seconds apart. */
  readonly openReviews: (sku: string, onClosed: () => void) => Promise<boolean>;
  /** Undefined when nobody has rated the product. */
  readonly ratingOf: (sku: string) => Promise<ProductRating | undefined>;
}

/** Events that wait at most: those of a page whose analytics never come are not kept for ever. */
const MOST_WAITING = 100;

/** Returns adapters that load each vendor's script on first use. @see wire reference §85 */
export function createScriptAdapters(
  scripts: ThirdPartyScripts,
  vendors: ScriptVendors = {},
  logger: Pick<Logger, 'warn'> = console,
): ScriptAdapters {
  const analytics = later(async () => ((await scripts.loadAnalyticsLater()) ? vendors.analytics?.() : undefined));
  let waiting = 0;

  /** Uses what a script gave; what goes wrong in a script of others is reported, and is not the page's matter. */
  async function use<Vendor>(
    script: ThirdPartyScript,
    vendor: Promise<Vendor | undefined>,
    act: (vendor: Vendor) => unknown,
  ): Promise<boolean> {
    try {
      const found = await vendor;
      return found !== undefined && (await act(found)) !== false;
    } catch (problem) {
      report(script, problem);
      return false;
    }
  }
  const report = (script: ThirdPartyScript, problem: unknown) =>
    logger.warn(`The script of others '${script}' failed`, problem);
  const loaded = async <Vendor>(script: ThirdPartyScript, read: (() => Vendor | undefined) | undefined) =>
    read && (await scripts.load(script)) ? read() : undefined;

  return {
    track(event) {
      if (!vendors.analytics || waiting >= MOST_WAITING) return;
      waiting += 1;
      void use('analytics', analytics(), ({ track }) => track(event)).then(() => (waiting -= 1));
    },
    showVideo: (place, videoId) => use('video', loaded('video', vendors.video), ({ show }) => show(place, { videoId })),
    showFinancing: (place, amount) =>
      use('financing', loaded('financing', vendors.financing), ({ show }) => show(place, amount)),
    showOverlay: (place, overlay) =>
      use('overlays', loaded('overlays', vendors.overlays), ({ show }) => show(place, { overlay })),
    openReviews: (sku, onClosed) =>
      use('reviews', loaded('reviews', vendors.reviews), (reviews) => {
        reviews.open(sku);
        void hearOfClosing(reviews, onClosed).catch((problem: unknown) => report('reviews', problem));
      }),
    async ratingOf(sku) {
      let rating: ProductRating | undefined;
      await use('reviews', loaded('reviews', vendors.reviews), async (reviews) => {
        rating = await reviews.rating?.(sku);
      });
      return rating;
    },
  };
}

/** Makes something when it is first asked for. */
function later<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** @see catalogue spec §9 */
async function hearOfClosing({ closeControl }: Reviews, onClosed: () => void): Promise<void> {
  const { attempts, intervalMs } = reviewCloseRetry;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    const control = closeControl();
    control?.addEventListener('click', onClosed, { once: true });
    if (control) return;
  }
}
