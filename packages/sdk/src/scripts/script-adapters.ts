import { reviewCloseRetry, type Money } from '@basin/domain';
import type { Logger } from '../logger.ts';
import type { ThirdPartyScript, ThirdPartyScripts } from './third-party-scripts.ts';

/** An analytics event, without personal data. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Receives analytics events. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void;
}

/** Embeds third-party content in a page. */
export interface Embed<Input> {
  readonly show: (place: Element, input: Input) => void;
}

/** The reviews of a product in a modal; its close control exists once the modal is open. */
export interface Reviews {
  readonly open: (sku: string) => void;
  readonly closeControl: () => EventTarget | undefined;
  readonly rating?: (sku: string) => Promise<ProductRating | undefined>;
}

/** The average rating from 0 to 5 stars, and the number of ratings. */
export interface ProductRating {
  readonly average: number;
  readonly count: number;
}

/** Finds the object that each third-party script creates in the page; an omitted vendor does nothing. */
export interface ScriptVendors {
  readonly analytics?: () => Analytics | undefined;
  readonly video?: () => Embed<{ readonly videoId: string }> | undefined;
  readonly financing?: () => Embed<Money> | undefined;
  readonly overlays?: () => Embed<{ readonly overlay: string }> | undefined;
  readonly reviews?: () => Reviews | undefined;
}

/**
 * The functions that a page uses from third-party scripts. None of them throws or blocks the page; without its script
 * it does nothing.
 */
export interface ScriptAdapters {
  /** Reports events in their order once analytics have loaded. */
  readonly track: (event: AnalyticsEvent) => void;
  /** Returns whether the video is shown. */
  readonly showVideo: (place: Element, videoId: string) => Promise<boolean>;
  /** Returns whether the financing is offered. */
  readonly showFinancing: (place: Element, amount: Money) => Promise<boolean>;
  /** Returns whether the overlay is shown. */
  readonly showOverlay: (place: Element, overlay: string) => Promise<boolean>;
  /** Returns whether the reviews are open; looks for their close control ten times, two seconds apart. */
  readonly openReviews: (sku: string, onClosed: () => void) => Promise<boolean>;
  /** Returns the rating of a product; undefined when it has none. */
  readonly ratingOf: (sku: string) => Promise<ProductRating | undefined>;
}

/** The maximum number of waiting events, for pages whose analytics never load. */
const maxWaiting = 100;

/** Returns adapters that load each vendor's script on first use. @see wire reference §85 */
export function createScriptAdapters(
  scripts: ThirdPartyScripts,
  vendors: ScriptVendors = {},
  logger: Pick<Logger, 'warn'> = console,
): ScriptAdapters {
  const analytics = lazy(async () => ((await scripts.loadAnalyticsLater()) ? vendors.analytics?.() : undefined));
  let waiting = 0;

  /** Uses a vendor; failures of its script are reported and do not affect the page. */
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
    logger.warn(`The third-party script '${script}' failed`, problem);
  const loaded = async <Vendor>(script: ThirdPartyScript, read: (() => Vendor | undefined) | undefined) =>
    read && (await scripts.load(script)) ? read() : undefined;

  return {
    track(event) {
      if (!vendors.analytics || waiting >= maxWaiting) return;
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
        void listenForClose(reviews, onClosed).catch((problem: unknown) => report('reviews', problem));
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

/** Creates a value on first use. */
function lazy<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => (created ??= create());
}

/** Looks for the close control of the reviews. @see catalogue spec §9 */
async function listenForClose({ closeControl }: Reviews, onClosed: () => void): Promise<void> {
  const { attempts, intervalMs } = reviewCloseRetry;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    const control = closeControl();
    control?.addEventListener('click', onClosed, { once: true });
    if (control) return;
  }
}
